import { loadKeys } from '@greenlight/kit/contract/loadKeys'
import { listMyCases } from '@greenlight/kit/data/cases'
import { startLoad } from '@greenlight/runtime'
import { listNotices } from './noticeRequests.ts'
import { listOutcomes } from './outcomes.ts'

export const NOTICES_KEY = ['profile', 'notices']
export const OUTCOMES_KEY = ['profile', 'outcomes']

/** @public called by the remote's `prepare` */
export function startNotices(): void {
  startLoad(NOTICES_KEY, listNotices)
  startLoad(OUTCOMES_KEY, listOutcomes)
  startLoad(loadKeys.myCases(), listMyCases)
}
