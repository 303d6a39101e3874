// Not in the page's file: a file that exports more than components reloads the page instead of refreshing it.
export { default } from './GalleryPage.tsx'
export { startGallery as start } from './gallery/startGallery.ts'
