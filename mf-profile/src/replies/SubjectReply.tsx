import { dayText } from '@greenlight/domain/when'
import { failure } from '@greenlight/kit/errors'
import { SmallText } from '@greenlight/kit/ui/display/Text'
import { useNow } from '@greenlight/kit/ui/display/useNow'
import { useLoad } from '@greenlight/runtime'
import styled from 'styled-components'
import { FlaggedPlaceholder } from '../flags/FlaggedPlaceholder.tsx'
import { contentId, useFlagging } from '../flags/flagging.ts'
import { OpenFlagDialogButton } from '../flags/OpenFlagDialogButton.tsx'
import { getReply } from './replyRequests.ts'

/** The answer of the person described, above the experiences. Empty without an answer. */
export function SubjectReply({ reportId }: { reportId: string }) {
  const now = useNow()
  // Its error is not shown, because the profile is complete without it.
  const { data } = useLoad(
    ['profile', 'reply', reportId],
    () => getReply(reportId),
    failure('kit/profile-load-failed'),
  )
  const { isFlagged } = useFlagging()
  const target = { kind: 'reply', reportId } as const
  if (!data) return null
  if (isFlagged(target)) return <FlaggedPlaceholder target={target} />
  return (
    <Root id={contentId(target)} tabIndex={-1} aria-labelledby="subject-reply">
      <h2 id="subject-reply">Answer of the person described</h2>
      <blockquote>
        <bdi>{data.text}</bdi>
      </blockquote>
      <Foot>
        <SmallText>
          {data.createdAt && `${dayText(data.createdAt, now)} · `}In their own words. Not checked by
          us.
        </SmallText>
        <OpenFlagDialogButton
          target={target}
          author={null}
          label="Report the answer of the person described"
        />
      </Foot>
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  gap: var(--gl-space-2);
  padding: var(--gl-space-4);
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-m);
  background: var(--gl-sunken);
  overflow-wrap: anywhere;
  white-space: pre-line;

  &:focus {
    outline: none;
  }

  & > h2 {
    font-size: var(--gl-text-md);
  }
  & > blockquote {
    margin: 0;
    padding-inline-start: var(--gl-space-3);
    border-inline-start: 3px solid var(--gl-control);
  }
`

const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--gl-space-1) var(--gl-space-3);
`
