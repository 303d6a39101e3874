import { remainingErasure, type ErasureStep } from '@greenlight/kit/domain/accountErasure'
import styled from 'styled-components'

type Props = { everything: boolean; done: readonly ErasureStep[]; count: number }

const words: Readonly<Record<ErasureStep, string>> = {
  comments: 'Deleting your comments',
  experiences: 'Deleting your experiences',
  reports: 'Deleting your shares',
  blocks: 'Deleting your blocks',
  reads: 'Deleting your read marks',
  user: 'Deleting your account',
  signIn: 'Deleting your sign-in',
  device: 'Signing out',
}

/** How far the deletion is. */
export function ErasureProgress({ everything, done, count }: Props) {
  const [step = 'device'] = remainingErasure(everything, done)
  const all = remainingErasure(everything, []).length
  return (
    <Root>
      <progress aria-label="Deleting your account" value={done.length} max={all} />
      <p role="status">
        {words[step]}
        {count > 0 && ` (${count.toLocaleString('en-US')})`}…
      </p>
      <p>Please keep this page open.</p>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: var(--gl-space-3);

  & > progress {
    width: 100%;
    height: 0.75rem;
    accent-color: var(--gl-green-text);
  }
`
