import { useSession } from '@greenlight/runtime'
import styled from 'styled-components'

/** An admin, of whom nothing but the uid is known. */
export function AdminName({ uid }: { uid: string }) {
  const me = useSession((s) => s.user?.uid)
  if (uid === me) return <>you</>
  return (
    <>
      admin <Uid>{uid}</Uid>
    </>
  )
}

/** Someone's uid. */
export const Uid = styled.code`
  color: var(--gl-ink-soft);
  font-size: 0.875em;
  overflow-wrap: anywhere;
`
