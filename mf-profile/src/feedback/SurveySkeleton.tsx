import { Loading, Skeleton } from '@greenlight/kit/ui/Skeleton'

/** How tall a survey's frame is. */
export const SURVEY_HEIGHT = 'max(36rem, 70dvh)'

/** A survey to come. */
export function SurveySkeleton() {
  return (
    <Loading label="Loading the survey">
      <Skeleton $height={SURVEY_HEIGHT} />
    </Loading>
  )
}
