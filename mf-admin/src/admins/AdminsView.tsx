import type { Admin } from '@greenlight/kit/data/admin/watchAdmins'
import { Panel } from '@greenlight/kit/ui/Panel'
import { Loading, Skeleton } from '@greenlight/kit/ui/Skeleton'
import styled from 'styled-components'
import { Failure } from '../live/Failure.tsx'
import type { useLive } from '../live/useLive.ts'
import { AddAdmin } from './AddAdmin.tsx'
import { AdminItem } from './AdminItem.tsx'

/** Who may review, live. */
export function AdminsView({ admins }: { admins: ReturnType<typeof useLive<readonly Admin[]>> }) {
  const { data, error, retry } = admins
  if (error) return <Failure error={error} onRetry={retry} />
  return (
    <Panel
      title="Admins"
      text="Admins are listed by e-mail. An address counts once its owner has verified it."
    >
      <AddAdmin />
      {data ? (
        <List role="list" aria-label="Admins">
          {data.map((admin) => (
            <li key={admin.email}>
              <AdminItem admin={admin} />
            </li>
          ))}
        </List>
      ) : (
        <Loading label="Loading admins">
          <Skeleton $height="9rem" />
        </Loading>
      )}
    </Panel>
  )
}

const List = styled.ul`
  display: grid;
  gap: var(--gl-space-2);
`
