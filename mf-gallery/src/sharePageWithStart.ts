// Not in the page's file: a file that exports more than components reloads the page instead of refreshing it.
import { startShare } from './share/startShare.ts'

export { default } from './SharePage.tsx'
/** @public The shell calls it (`defineRemote`). */
export const start = startShare
