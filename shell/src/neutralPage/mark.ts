import { showNeutralPage } from './neutralPage.ts'

// A classic script before the title: no title is shown and nothing is painted before it has run. If it cannot be downloaded, main.tsx shows the
// neutral page.
showNeutralPage()
