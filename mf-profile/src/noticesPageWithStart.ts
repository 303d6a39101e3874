// Not in the page's file: a file that exports more than components reloads the page instead of refreshing it.
export { default } from './NoticesPage.tsx'
export { startNotices as start } from './notices/startNotices.ts'
