import type { Flag } from '@greenlight/domain/flag'
import { useLoad, useSession } from '@greenlight/runtime'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { failure } from '../errors.ts'
import type { FlagGroup } from '../flags/flagGroups.ts'
import { getMemberSummary } from '../members/members.ts'
import { MemberSummaryCard } from '../members/MemberSummaryCard.tsx'
import { banChoice, type Choice, warnChoice } from './choices.ts'
import { DecisionForm, type OtherDecision } from './DecisionForm.tsx'
import { useSeen } from './useSeen.ts'

/** What the review of a flagged document gets. */
export type FlaggedProps = {
  readonly group: FlagGroup
  readonly onDecided: () => void
  readonly otherDecision: OtherDecision | null
}

export type Author = {
  /** Null for an old document that does not name its owner. */
  readonly uid: string | null
  readonly name: string
}

type Props = {
  /** Beside everything else, where there is room. */
  photo?: ReactNode
  /** What is decided on, above its flags. */
  facts?: ReactNode
  /** Other profiles with the same photo. */
  samePhoto?: ReactNode
  /** The flags as they are shown. */
  flagList: ReactNode
  openFlags: readonly Flag[]
  /** Null when the author is unknown. */
  author: Author | null
  authorHeading: string
  /** Path of a flagged message or member: a ban closes its flags. */
  flaggedPath?: string
  /** Path of what was flagged, if a warning closes its flags. */
  warnedPath?: string | undefined
  /** Says who reads the reason. */
  hint?: string
  /** What can be decided on the document. Banning its author is added here. */
  choices: readonly Choice[]
  /** False until everything is loaded that a decision is based on. */
  isReady?: boolean
  onDecided: () => void
  otherDecision: OtherDecision | null
}

/** The flags on a document, its author, and the decision. */
export function ReviewDecision(props: Props) {
  const {
    photo,
    facts,
    samePhoto,
    flagList,
    openFlags,
    author,
    authorHeading,
    flaggedPath,
    warnedPath,
    choices,
  } = props
  const { hint = 'It is kept in the log. Unless you dismiss, the member reads it.' } = props
  const me = useSession((s) => s.user?.uid)
  const seen = useSeen(openFlags)
  const uid = author?.uid ?? null
  const summary = useLoad(
    uid === null ? null : ['admin', 'memberSummary', uid],
    () => getMemberSummary(uid ?? ''),
    failure('admin/pending-load-failed'),
  )
  const isOwn = uid !== null && uid === me
  const ownFlag = openFlags.some(({ by }) => by === me)
  // Admins cannot close their own flag.
  const onlyOwnFlag = openFlags.length > 0 && openFlags.every(({ by }) => by === me)
  const possible = choices.filter(({ action }) => action !== 'dismiss' || !onlyOwnFlag)
  const publicShares = summary.data?.reports.public ?? null
  // Of a banned member, the profiles that are left can be taken down.
  const canBan = uid !== null && uid !== me && !(summary.data?.banned && publicShares === 0)
  const authorChoices =
    author && canBan
      ? [
          warnChoice({ uid, flaggedPath: onlyOwnFlag ? undefined : warnedPath, seen }),
          banChoice({ uid, name: author.name, flaggedPath, publicShares, seen }),
        ]
      : []
  return (
    <>
      <Item $photo={photo !== undefined}>
        {photo}
        <Content>
          {facts}
          {samePhoto}
          <SideBySide>
            <div>
              <h3>Flags</h3>
              {flagList}
            </div>
            {author && (
              <div>
                <h3>{authorHeading}</h3>
                <MemberSummaryCard name={author.name} uid={uid} summary={summary} />
              </div>
            )}
          </SideBySide>
        </Content>
      </Item>
      {ownFlag && <p>You flagged this yourself, so another admin decides on your flag.</p>}
      {isOwn ? (
        <p>You wrote this yourself, so another admin decides on it.</p>
      ) : (
        (possible.length > 0 || authorChoices.length > 0) && (
          <DecisionForm
            choices={[...possible, ...authorChoices]}
            hint={hint}
            isReady={props.isReady ?? true}
            suggestions={openFlags.map(({ reason }) => reason)}
            onDone={(choice) => (choice.closesItem ? props.onDecided() : summary.retry())}
            otherDecision={props.otherDecision}
          />
        )
      )}
    </>
  )
}

const Item = styled.div<{ $photo: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-4);

  @media (min-width: 40rem) {
    grid-template-columns: ${({ $photo }) => $photo && 'minmax(12rem, 20rem)'} minmax(0, 1fr);
  }
`

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: var(--gl-space-4);
`

const SideBySide = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(13rem, 100%), 1fr));
  gap: var(--gl-space-4);

  & > div {
    display: grid;
    align-content: start;
    gap: var(--gl-space-1);
    min-width: 0;
  }
`
