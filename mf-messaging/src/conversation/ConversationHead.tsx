import { paths } from '@greenlight/kit/contract/paths'
import { Avatar } from '@greenlight/kit/ui/Avatar'
import { Button } from '@greenlight/kit/ui/Button'
import { useLocation, useNavigate } from '@greenlight/runtime'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Ban from 'lucide-react/icons/ban'
import Flag from 'lucide-react/icons/flag'
import styled from 'styled-components'

type Props = {
  name: string
  typing: boolean
  /** A message is being chosen to be reported. */
  picking: boolean
  onPick: () => void
  onBlock: () => void
}

/** Whom the conversation is with, and what one can do about it. */
export function ConversationHead({ name, typing, picking, onPick, onBlock }: Props) {
  return (
    <Head>
      <Back />
      <Avatar name={name} size={40} />
      <Who>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        <span role="status">{typing && 'typing…'}</span>
      </Who>
      <Action variant="quiet" size="small" aria-pressed={picking} onClick={onPick}>
        <Flag aria-hidden />
        <span>Report</span>
      </Action>
      <Action variant="quiet" size="small" onClick={onBlock}>
        <Ban aria-hidden />
        <span>Block</span>
      </Action>
    </Head>
  )
}

/** To the list, where only one of both is in sight: back where one came from it, else in its place. */
function Back() {
  const navigate = useNavigate()
  const fromList: unknown = useLocation().state
  const goBack = () =>
    fromList ? void navigate(-1) : void navigate(paths.messages(), { replace: true })
  return (
    <BackButton variant="quiet" size="small" aria-label="Back to conversations" onClick={goBack}>
      <ArrowLeft aria-hidden />
    </BackButton>
  )
}

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: var(--gl-space-2);
  padding: var(--gl-space-2) var(--gl-space-3);
  border-block-end: 1px solid var(--gl-line);
  background: var(--gl-surface);
`

/* The name makes way for "typing…" without moving anything else. */
const Who = styled.div`
  position: relative;
  flex: 1;
  min-width: 0;
  padding-inline: var(--gl-space-1);
  line-height: 1.25;

  & > h2 {
    overflow: hidden;
    font-size: var(--gl-text-md);
    letter-spacing: 0;
    text-overflow: ellipsis;
    white-space: nowrap;
    transition: translate var(--gl-fast) var(--gl-ease);
  }
  &:has(> span:not(:empty)) > h2 {
    translate: 0 -0.5em;
  }
  & > span {
    position: absolute;
    top: 0.9rem;
    color: var(--gl-green-text);
    font-size: var(--gl-text-xs);
  }
`

const Action = styled(Button)`
  min-width: var(--gl-target);
  min-height: var(--gl-target);
  color: var(--gl-ink-soft);

  &[aria-pressed='true'] {
    background: var(--gl-green-soft);
    color: var(--gl-green-text);
  }
  @media (max-width: 40rem) {
    padding: 0;

    & > span {
      position: absolute;
      width: 1px;
      height: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
  }
`

const BackButton = styled(Button)`
  width: var(--gl-target);
  min-height: var(--gl-target);
  padding: 0;
  color: var(--gl-ink);

  @media (min-width: 900px) {
    display: none;
  }
`
