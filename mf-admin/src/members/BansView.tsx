import { focusTitle, mayMoveFocusFrom } from '@greenlight/kit/ui/form/focus'
import { Disclosure } from '@greenlight/kit/ui/layout/Disclosure'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { EmptyState } from '@greenlight/kit/ui/status/EmptyState'
import { useLoad, usePages } from '@greenlight/runtime'
import { useRef } from 'react'
import styled from 'styled-components'
import { AdminName } from '../admins/AdminName.tsx'
import type { Choice } from '../decisions/choices.ts'
import { DecisionForm, InlineDecisions } from '../decisions/DecisionForm.tsx'
import { failure } from '../errors.ts'
import { PagedList } from '../lists/PagedList.tsx'
import { TimeAgo } from '../ui/TimeAgo.tsx'
import { type Ban, listBans } from './bans.ts'
import { getMemberSummary } from './members.ts'
import { MemberSummaryCard } from './MemberSummaryCard.tsx'
import { useMemberName } from './useMember.ts'

/** The banned members, latest first. Each ban can be lifted. */
export function BansView() {
  const pages = usePages(['admin', 'bans'], listBans, failure('admin/log-load-failed'))
  return (
    <PagedList
      pages={pages}
      label="Loading banned members"
      keyOf={({ uid }) => uid}
      empty={<EmptyState title="Nobody is banned">Banned members are listed here.</EmptyState>}
    >
      {(ban) => (
        <BanItem
          ban={ban}
          onLifted={(item) => {
            // The focused button is removed with its ban.
            if (mayMoveFocusFrom(item)) focusTitle()
            pages.reload()
          }}
        />
      )}
    </PagedList>
  )
}

type BanItemProps = { ban: Ban; onLifted: (item: HTMLElement | null) => void }

function BanItem({ ban, onLifted }: BanItemProps) {
  const form = useRef<HTMLDivElement>(null)
  const { uid, by, reason, createdAt } = ban
  const summary = useLoad(
    ['admin', 'memberSummary', uid],
    () => getMemberSummary(uid),
    failure('admin/log-load-failed'),
  )
  const { name, loading } = useMemberName(uid)
  const lift: Choice = {
    action: 'unban',
    request: (why) => ({ kind: 'unban', uid, reason: why }),
    name: name ?? '',
    targetPath: `bans/${uid}`,
    closesItem: true,
  }
  return (
    <Panel>
      <div>
        <MemberSummaryCard
          name={name ?? (loading ? '…' : 'A member without a username')}
          uid={uid}
          summary={summary}
        />
        <Reason>
          <bdi>{reason || 'No reason was given.'}</bdi>
        </Reason>
        <p>
          Banned <TimeAgo date={createdAt} />
          {by !== null && (
            <>
              {' '}
              by <AdminName uid={by} />
            </>
          )}
        </p>
      </div>
      <div ref={form}>
        <Disclosure label={() => 'Lift this ban'}>
          <InlineDecisions value>
            <DecisionForm
              choices={[lift]}
              hint="It is kept in the log."
              suggestions={[]}
              onDone={() => onLifted(form.current)}
            />
          </InlineDecisions>
        </Disclosure>
      </div>
    </Panel>
  )
}

const Reason = styled.p`
  margin-block-start: var(--gl-space-3);
`
