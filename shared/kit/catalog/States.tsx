import { Button } from '@greenlight/kit/ui/Button'
import { EmptyState } from '@greenlight/kit/ui/EmptyState'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { EmptyShares } from '@greenlight/kit/ui/illustrations/EmptyShares'
import { Panel } from '@greenlight/kit/ui/Panel'
import { Loading, Skeleton } from '@greenlight/kit/ui/Skeleton'
import { Toast } from '@greenlight/kit/ui/Toast'
import { Columns } from './Specimens.tsx'

/** Loading, empty, failed, done. */
export function States() {
  return (
    <Panel title="States">
      <Columns>
        <Loading label="Loading profiles">
          <Skeleton $ratio="1" />
          <br />
          <Skeleton $width="60%" />
          <br />
          <Skeleton $width="3rem" $height="3rem" $round />
        </Loading>
        <EmptyState
          illustration={<EmptyShares />}
          title="Nothing shared yet"
          heading="h3"
          action={<Button variant="primary">Share a profile</Button>}
        >
          What you share helps someone else decide.
        </EmptyState>
        <div>
          <ErrorPanel text="Failed to load gallery." onRetry={() => undefined}>
            Please check your connection.
          </ErrorPanel>
          <br />
          <ErrorPanel title="This page could not be opened" text="Failed to load profile." />
          <br />
          <Toast>Location saved.</Toast>
        </div>
      </Columns>
    </Panel>
  )
}
