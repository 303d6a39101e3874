import { join } from 'node:path'

/** The module with which a remote's container begins; the federation plugin generates it. */
const ENTRY = /virtual:mf-REMOTE_ENTRY_ID/

/** The shell has no access to the remote's connection to its dev server, so this event reports updates. */
const TELL_SHELL = `
import.meta.hot?.on('vite:afterUpdate', () => window.dispatchEvent(new Event('greenlight:hot-update')))
`

/** A changed list of pages, or a page that React cannot replace, requires a reload. */
const RELOAD = `
import.meta.hot?.accept(() => window.location.reload())
`

/**
 * Vite plugin of a remote's dev server. An update that reaches `src/index.tsx` reloads the page: without this, the
 * update passes on to the remote's generated entry and from there in a circle, and the page stays as it was. Every
 * update is also announced to the shell, which then tries again to show what failed.
 * @param {string} folder of the remote's package
 * @returns {import('vite').Plugin}
 */
export function hotUpdates(folder) {
  const index = join(folder, 'src/index.tsx')
  return {
    name: 'greenlight:hot-updates',
    apply: 'serve',
    enforce: 'post',
    transform(code, id) {
      if (ENTRY.test(id)) return { code: TELL_SHELL + code, map: null }
      if (id === index) return { code: code + RELOAD, map: null }
      return null
    },
  }
}
