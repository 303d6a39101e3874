import { Button } from '@greenlight/kit/ui/form/Button'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { EmptyState } from '@greenlight/kit/ui/status/EmptyState'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import { EmptySharesIllustration } from '../../mf-gallery/src/myShares/EmptySharesIllustration.tsx'
import { Toast } from '../../shell/src/chrome/DialogHost.tsx'
import { Columns } from './Specimens.tsx'

/** The states of an operation: loading, empty, failed, done. */
export function States() {
  return (
    <Panel title="States">
      <Columns>
        <LoadingPlaceholder label="Loading profiles">
          <Skeleton $ratio="1" />
          <br />
          <Skeleton $width="60%" />
          <br />
          <Skeleton $width="3rem" $height="3rem" $round />
        </LoadingPlaceholder>
        <EmptyState
          illustration={<EmptySharesIllustration />}
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
