// Not in the page's file: a file that exports more than components reloads the page instead of refreshing it.
export { default } from './ProfilePage.tsx'
export { startProfile as start } from './profile/startProfile.ts'
