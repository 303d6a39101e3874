/** Where the pages report to. */
export const REPORTS = '/__reports'

/**
 * Runs in each page before all other scripts, as its source: reports what a person would find in the
 * console.
 */
export function reportProblems(address: string): void {
  // Requests that end because the page is left are no error.
  let leaving = false
  addEventListener('beforeunload', () => {
    leaving = true
    setTimeout(() => (leaving = false), 5000) // it was a download
  })
  const report = (text: string) => {
    if (!leaving) navigator.sendBeacon(address, `${location.pathname}: ${text}`)
  }
  const textOf = (value: unknown): string => {
    if (!(value instanceof Error)) return String(value)
    const { message, stack = '', cause } = value
    return [message, stack, ...(cause ? [`because of: ${textOf(cause)}`] : [])].join('\n')
  }

  const error = console.error.bind(console)
  console.error = (...values: unknown[]) => {
    report(values.map(textOf).join(' '))
    error(...values)
  }
  addEventListener('unhandledrejection', ({ reason }) => report(`Unhandled: ${textOf(reason)}`))
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    report(`The security policy blocked ${blockedURI} (${violatedDirective}) ${sample}`),
  )
  addEventListener(
    'error',
    (event: Event) => {
      if (event instanceof ErrorEvent) report(`Uncaught: ${textOf(event.error ?? event.message)}`)
      else if (event.target instanceof Element)
        report(`Not loaded: ${event.target.outerHTML.slice(0, 300)}`)
    },
    true,
  )
}
