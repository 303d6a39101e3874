import { Announced } from '@greenlight/kit/ui/status/Announced'
import { useSession } from '@greenlight/runtime'
import Eye from 'lucide-react/icons/eye'
import styled from 'styled-components'
import { useLiveList } from '../lists/useLiveList.ts'
import { useMemberName } from '../members/useMember.ts'
import { othersLookingAt, watchPresence } from './presence.ts'

/** "Ann is looking at this." Renders nothing while no other admin looks at the item. */
export function OthersLooking({ item }: { item: string }) {
  const me = useSession((s) => s.user?.uid)
  const { data = [] } = useLiveList('presence', watchPresence)
  const [first, ...more] = othersLookingAt(item, data, me)
  if (first === undefined) return null
  return (
    <Root>
      <Eye aria-hidden size={18} />
      <Sentence first={first} more={more.length} />
    </Root>
  )
}

function Sentence({ first, more }: { first: string; more: number }) {
  const { name, loading } = useMemberName(first)
  if (name === null && loading) return null
  const shown = name ?? 'Another admin'
  const who =
    more === 0 ? `${shown} is` : `${shown} and ${more} ${more === 1 ? 'other' : 'others'} are`
  return <Announced key={who}>{`${who} looking at this.`}</Announced>
}

const Root = styled.p`
  display: flex;
  align-items: center;
  gap: var(--gl-space-2);
  padding: var(--gl-space-1) var(--gl-space-3);
  border-radius: var(--gl-radius-m);
  background: var(--gl-amber-soft);
  color: var(--gl-amber-text);
  font-size: var(--gl-text-sm);
  font-weight: 600;
`
