import { Panel } from '@greenlight/kit/ui/Panel'
import { Loading, Skeleton } from '@greenlight/kit/ui/Skeleton'
import styled from 'styled-components'

/** Settings to come, in their own measures. */
export function SettingsSkeleton() {
  return (
    <Loading label="Loading settings">
      <Rows>
        <Panel title="Default location">
          <Skeleton $height="8.8rem" />
        </Panel>
        <Panel title="Messages">
          <Skeleton $height="19rem" />
        </Panel>
      </Rows>
    </Loading>
  )
}

const Rows = styled.div`
  display: grid;
  gap: var(--gl-space-6);
`
