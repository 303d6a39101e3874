import { useSession } from '@greenlight/runtime'
import styled from 'styled-components'

/** Of a uid, so much tells the few admins apart. */
const SHORT = 6

/**
 * Who decided. Nothing but the uid is kept of another admin, and nobody may look up whose it is; its
 * start tells at least whether two decisions were the same person's.
 */
export function AdminName({ uid }: { uid: string }) {
  const me = useSession((s) => s.user?.uid)
  if (uid === me) return <>you</>
  return (
    <>
      another admin (<Uid title={uid}>{uid.slice(0, SHORT)}</Uid>)
    </>
  )
}

/** Someone's uid. */
export const Uid = styled.bdi`
  color: var(--gl-ink-soft);
  font-family: ui-monospace, monospace;
  font-size: 0.875em;
  overflow-wrap: anywhere;
`
