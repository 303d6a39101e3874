import { type Remote, REMOTE_ERROR } from '@greenlight/kit/contract/remote'
import { Page } from '@greenlight/kit/ui/layout/Page'
import { NavigationContext, useLocation } from '@greenlight/runtime'
import { useContext, useLayoutEffect, useRef, useState } from 'react'
import { FailureDetails } from '../../../shell/src/dev/FailureDetails.tsx'

/** Mounts the remote and passes on each change of place. Errors are shown unchanged. */
export function RemoteView({ remote }: { remote: Remote }) {
  const location = useLocation()
  const { navigator } = useContext(NavigationContext)
  const element = useRef<HTMLDivElement>(null)
  const calls = useRef<Promise<void>>(undefined)
  const [failure, setFailure] = useState<{ error: unknown }>()

  useLayoutEffect(() => {
    const domElement = element.current
    if (!domElement) return
    const props = { domElement, location, navigator }
    const before = calls.current
    const call = before
      ? before.then(() => remote.update(props))
      : remote.bootstrap().then(() => remote.mount(props))
    calls.current = call.catch((error: unknown) => setFailure({ error }))
  }, [remote, location, navigator])

  useLayoutEffect(() => {
    const domElement = element.current
    if (!domElement) return
    const failed = (event: Event) =>
      setFailure({ error: event instanceof CustomEvent ? event.detail : event })
    domElement.addEventListener(REMOTE_ERROR, failed)
    return () => {
      domElement.removeEventListener(REMOTE_ERROR, failed)
      void calls.current?.then(() => remote.unmount({ domElement }))
      calls.current = undefined
    }
  }, [remote])

  return (
    <>
      {failure && (
        <Page $width="text">
          <div role="alert">
            <FailureDetails error={failure.error} />
          </div>
        </Page>
      )}
      <div ref={element} />
    </>
  )
}
