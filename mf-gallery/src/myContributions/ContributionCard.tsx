import { timeAgo } from '@greenlight/domain/when'
import { paths } from '@greenlight/kit/contract/paths'
import { SmallText } from '@greenlight/kit/ui/display/Text'
import { useNow } from '@greenlight/kit/ui/display/useNow'
import { Button } from '@greenlight/kit/ui/form/Button'
import { ButtonLink } from '@greenlight/kit/ui/form/ButtonLink'
import { ButtonRow } from '@greenlight/kit/ui/layout/ButtonRow'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import type { Deletion } from '@greenlight/kit/write/useDeleteContribution'
import Trash2 from 'lucide-react/icons/trash-2'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'

type Props = {
  text: string
  reportId: string
  createdAt: Date | null
  /** Shown before the time. */
  tone?: ReactNode
  deletion: Deletion
}

/** What the member wrote below a profile, with a link to it and a Delete button. */
export function ContributionCard({ text, reportId, createdAt, tone, deletion }: Props) {
  const { busy, error, askAndDelete } = deletion
  const now = useNow()
  const id = useId()
  return (
    <Root>
      <Head>
        {tone}
        {createdAt && <SmallText as="span">{timeAgo(createdAt, now)}</SmallText>}
      </Head>
      <Text id={id}>
        <bdi>{text}</bdi>
      </Text>
      <Actions>
        <ButtonLink to={paths.profile(reportId)} $size="small" aria-describedby={id}>
          See the profile
        </ButtonLink>
        <Button size="small" busy={busy} aria-describedby={id} onClick={() => void askAndDelete()}>
          {!busy && <Trash2 aria-hidden />}
          Delete
        </Button>
      </Actions>
      {error && <ErrorPanel text={error.message} onRetry={() => void askAndDelete()} />}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-2);
  padding: var(--gl-space-4);
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-l);
  background: var(--gl-surface);
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gl-space-2) var(--gl-space-3);
`

const Text = styled.p`
  white-space: pre-line;
`

const Actions = styled(ButtonRow)`
  justify-self: end;
`
