import { keys, SEEN, stored } from '../early/storedKeys.ts'
import { noteEarlyClicks } from '../painted/oneMoment.ts'
import { showNeutralPage } from './neutralPage.ts'

// A classic script before the title: no title is shown and nothing is painted before it has run. If it cannot be
// downloaded, main.tsx shows the neutral page.
showNeutralPage()

const { classList } = document.documentElement

// The page shows what fits this device (shell/src/painted/frames.tsx).
if (stored(keys.session) !== null) classList.add('session')
else if (stored(keys.welcomeSeen) === SEEN) classList.add('seen')
// A static page is that of the plain address: a link in an e-mail has another form.
if (location.search !== '') classList.add('query')

/** Whether a script of the shell could not be downloaded, or threw. */
const isOfStart = (event: Event) =>
  event instanceof ErrorEvent
    ? event.filename.startsWith(`${location.origin}/assets/`)
    : event.target instanceof HTMLScriptElement

noteEarlyClicks()

// In the capture phase: the error of an element does not bubble. The shell removes the bar once it has started.
window.addEventListener('error', (event) => isOfStart(event) && classList.add('start-failed'), true)
