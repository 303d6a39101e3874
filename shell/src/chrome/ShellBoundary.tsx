import { Component, type ReactNode } from 'react'

type Props = {
  children: ReactNode
  /** Called when the error screen is shown. */
  onError: () => void
}

type State = {
  error?: unknown
}

/**
 * The error screen for errors that no other boundary caught. It uses plain elements, because styles may be
 * the cause.
 */
export class ShellBoundary extends Component<Props, State> {
  override state: State = {}

  static getDerivedStateFromError(error: unknown): State {
    return { error }
  }

  override componentDidCatch(): void {
    this.props.onError()
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <main
        style={{
          maxWidth: '34rem',
          margin: '15vh auto',
          padding: '0 1.5rem',
          font: '1rem/1.5 system-ui',
        }}
      >
        <h1>Something went wrong</h1>
        <p>Please reload the page. If it happens again, try once more in a few minutes.</p>
        <p role="alert">{error instanceof Error ? error.message : 'Unknown error'}</p>
        <button type="button" onClick={() => window.location.reload()}>
          Reload
        </button>
      </main>
    )
  }
}
