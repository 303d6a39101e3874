import type { Report } from '@greenlight/domain/report'
import { getFullPhoto } from '@greenlight/kit/data/reports'
import { failure } from '@greenlight/kit/errors'
import { Photo } from '@greenlight/kit/ui/display/Photo'
import { useForgetOnUnmount, useLoad } from '@greenlight/runtime'

/** The preview, replaced by the full photo once that is loaded. */
export function ProfilePhoto({ report }: { report: Report }) {
  const { id, name, photoUrl } = report
  const key = ['profile', 'fullPhoto', id]
  // Not kept: each is up to 478 KB of text, and the cache would grow with each opened profile.
  useForgetOnUnmount(key)
  // Its error is not shown, because the preview shows the same.
  const { data: full } = useLoad(key, () => getFullPhoto(id), failure('kit/photo-load-failed'))
  return <Photo src={full ?? photoUrl} alt={`Photo of ${name}`} eager />
}
