import { startRuntime } from '@greenlight/runtime/start'
import { showNeutralPage } from '../neutralPage/neutralPage.ts'
import { createDefaultPolicy } from '../trustedTypes.ts'

// Resolves who is signed in while React and the other libraries are still downloading. The build puts this module and
// all that it imports into a file with a tag of its own (shared/build/src/ownTag.mjs). main.tsx imports it as well, and
// a module runs once, so the page also starts without that tag.
if (!showNeutralPage()) {
  createDefaultPolicy()
  startRuntime()
}
