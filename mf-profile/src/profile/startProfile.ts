import { getReport } from '@greenlight/kit/data/reports'
import { startFlaggedPaths } from '@greenlight/kit/data/useFlaggedPaths'
import { type Params, startLoad } from '@greenlight/runtime'

export const reportKey = (id: string) => ['report', id]

/** @public called by the remote's `prepare` */
export function startProfile({ params: { id = '' } }: { params: Params }): void {
  startFlaggedPaths()
  startLoad(reportKey(id), () => getReport(id))
}
