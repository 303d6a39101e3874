import { listFlaggedPaths } from '@greenlight/kit/data/flags/listFlaggedPaths'
import { flagTargetPath } from '@greenlight/kit/domain/flagTarget'
import { flaggedPaths } from '@greenlight/runtime'
import { useEffect, useMemo, useState } from 'react'
import type { LoadedGallery } from './useGalleryList.ts'

/** The list without what this member flagged. Until that is known it is still loading. */
export function useUnflagged(list: LoadedGallery): LoadedGallery {
  const [flagged, setFlagged] = useState(() => flaggedPaths.get())

  useEffect(() => {
    if (flagged) return
    let current = true
    void listFlaggedPaths().then((paths) => current && setFlagged(paths))
    return () => {
      current = false
    }
  }, [flagged])

  const reports = useMemo(() => {
    const hidden = new Set(flagged)
    return list.reports.filter(
      ({ id }) => !hidden.has(flagTargetPath({ kind: 'report', reportId: id })),
    )
  }, [list.reports, flagged])
  return flagged ? { ...list, reports } : { ...list, reports: [], status: 'loading' }
}
