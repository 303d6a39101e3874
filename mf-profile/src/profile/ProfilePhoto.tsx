import { getFullPhoto } from '@greenlight/kit/data/reports/getFullPhoto'
import type { Report } from '@greenlight/kit/domain/report'
import { Photo } from '@greenlight/kit/ui/Photo'
import { useLoad } from '../useLoad.ts'

/** The preview, which came with the report, until the full photo takes its place. */
export function ProfilePhoto({ report }: { report: Report }) {
  // A full photo that cannot be had is no failure for the member: the preview shows the same.
  const { loaded } = useLoad(() => getFullPhoto(report.id), 'photo-load-failed')
  const full = loaded.status === 'ready' ? loaded.data : null
  return <Photo src={full ?? report.photoUrl} alt={`Photo of ${report.name}`} eager />
}
