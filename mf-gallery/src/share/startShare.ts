import { startLoad } from '@greenlight/runtime'
import { FIRST_STATUS, getFirstStatus } from './firstStatus.ts'

/** Begins to read what `useFirstStatus` returns, before the page is mounted. */
export function startShare(): void {
  startLoad(FIRST_STATUS, getFirstStatus)
}
