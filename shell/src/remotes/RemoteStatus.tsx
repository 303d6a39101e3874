import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { Page } from '@greenlight/kit/ui/Page'
import { PageSpinner } from '@greenlight/kit/ui/PageSpinner'
import styled, { keyframes } from 'styled-components'
import type { RemoteError } from './remoteError.ts'
import type { StageStatus } from './stage.ts'

interface Props {
  status: StageStatus
  onRetry: () => void
}

/** What the member sees of a remote that is not there (yet). */
export function RemoteStatus({ status, onRetry }: Props) {
  switch (status.state) {
    case 'shown':
      return null
    case 'failed':
      return (
        <Page $width="text">
          <ErrorPanel
            title="This page could not be opened"
            text={explain(status.error)}
            onRetry={onRetry}
          />
        </Page>
      )
    case 'loading':
      return (
        <>
          {status.empty ? <PageSpinner /> : <Bar aria-hidden />}
          <Still role="status">{status.slow && 'Still loading…'}</Still>
        </>
      )
  }
}

/** In the member's words; for a wrong contract, who must change what. */
function explain({ code, message, remote }: RemoteError): string {
  if (code === 'contract' || code === 'shared') return `${message}.`
  const part = remote.replace(/^mf-/, '')
  const why = {
    unreachable: 'could not be reached',
    timeout: 'did not answer in time',
    invalid: 'did not load correctly',
    evaluate: 'did not start',
    mount: 'did not open',
    render: 'stopped working',
  }[code]
  return `The ${part} part of Greenlight ${why}. Everything else still works.`
}

const slide = keyframes`
  from { transform: scaleX(0); }
  to { transform: scaleX(0.9); }
`

const Bar = styled.div`
  position: fixed;
  z-index: var(--gl-layer-toast);
  inset: 0 0 auto;
  height: 3px;
  background: var(--gl-green);
  transform-origin: left;
  animation: ${slide} 8s ease-out both;
`

const Still = styled.p`
  text-align: center;
  color: var(--gl-ink-soft);
`
