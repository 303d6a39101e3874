import { useEffect } from 'react'
import styled from 'styled-components'

/** Sent after each hot update: by the shell, and by remotes on a dev server (shared/build/src/hotUpdates.mjs). */
const HOT_UPDATE = 'greenlight:hot-update'

import.meta.hot?.on('vite:afterUpdate', () => window.dispatchEvent(new Event(HOT_UPDATE)))

/**
 * During development: the thrown error with its stack and files. Reloads the page after the next hot update,
 * because browsers do not run a module again that threw.
 */
export function FailureDetails({ error }: { error: unknown }) {
  useEffect(() => {
    const reload = () => window.location.reload()
    window.addEventListener(HOT_UPDATE, reload)
    return () => window.removeEventListener(HOT_UPDATE, reload)
  }, [])
  return <Stack>{causesOf(error).map(described).join('\n\n')}</Stack>
}

/** The error and its causes, the first cause first. */
function causesOf(error: unknown): unknown[] {
  const cause = error instanceof Error ? error.cause : undefined
  return cause === undefined ? [error] : [...causesOf(cause), error]
}

/** Not every browser repeats the message in the stack. */
function described(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, stack = '' } = error
  return stack.includes(message) ? stack : `${error.name}: ${message}\n${stack}`
}

const Stack = styled.pre`
  margin-block-start: var(--gl-space-4);
  overflow-x: auto;
  font-size: var(--gl-text-sm);
`
