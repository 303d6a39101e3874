import { loadKeys } from '@greenlight/kit/contract/loadKeys'
import { getReport } from '@greenlight/kit/data/reports'
import { startFlaggedPaths } from '@greenlight/kit/data/useFlaggedPaths'
import { type Params, startLoad } from '@greenlight/runtime'

/** @public called by the remote's `prepare` */
export function startProfile({ params: { id = '' } }: { params: Params }): void {
  startFlaggedPaths()
  startLoad(loadKeys.report(id), () => getReport(id))
}
