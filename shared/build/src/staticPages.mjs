import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { ownMarkup } from './ownMarkup.mjs'
import { renderModule } from './renderModule.mjs'
import { staticFile } from './staticFile.mjs'

/** @typedef {{ path: string, page: string }} StaticRoute `page`: its module */

/** What a page may add to the HTML of its address, compressed. */
const LIMIT = 8 * 1024

/** The animation of spinners and skeletons, in place of which nothing comes without scripts. */
const PLACEHOLDER = /animation[^;}]*\binfinite\b/

/**
 * Vite plugin of a remote: renders the pages that it declares as `static`, as a visitor sees them, into files of the
 * release. Publishing puts them into the pages of their routes (tools/publish/staticPages.mjs).
 * @param {string} folder of the package
 * @param {readonly StaticRoute[]} routes
 * @param {import('vite').UserConfig} config of the build for Node
 * @returns {import('vite').Plugin}
 */
export function staticPages(folder, routes, config) {
  return {
    name: 'greenlight:static-pages',
    apply: 'build',
    async buildStart() {
      if (routes.length === 0) return
      const { css, html } = await renderModule(folder, ENTRY, {
        ...config,
        plugins: [...(config.plugins ?? []), entry(folder, routes)],
      })
      for (const [path, text] of Object.entries(html)) {
        const source = staticPage(path, text, css)
        this.emitFile({ type: 'asset', fileName: staticFile(path), source })
      }
    },
  }
}

const ENTRY = 'virtual:greenlight-static-pages'

/**
 * The module that renders the pages.
 * @param {string} folder
 * @param {readonly StaticRoute[]} routes
 * @returns {import('vite').Plugin}
 */
function entry(folder, routes) {
  const resolved = `\0${ENTRY}`
  const pages = routes.map(({ page }, n) => `import Page${n} from ${quoted(join(folder, page))}`)
  const elements = routes.map(({ path }, n) => `${quoted(path)}: createElement(Page${n})`)
  const code = `import { renderMarkup } from '@greenlight/kit/contract/renderMarkup'
import { createElement } from 'react'
${pages.join('\n')}
export default () => renderMarkup({ ${elements.join(', ')} })`
  return {
    name: 'greenlight:static-pages-entry',
    resolveId: (id) => (id === ENTRY ? resolved : null),
    load: (id) => (id === resolved ? code : null),
  }
}

/** @param {string} text */
const quoted = (text) => JSON.stringify(text)

/**
 * The file of a page: the rules that it uses, and its HTML.
 * @param {string} path of its route
 * @param {string} html
 * @param {string} css of all pages
 * @throws if it shows a spinner or a skeleton, or is too large
 */
export function staticPage(path, html, css) {
  const prefix = `${path.replace(/\W+/g, '-').replace(/^-/, '')}-`
  const own = ownMarkup(html, css, prefix)
  const page = `<style>${own.css}</style>${own.html}\n`
  if (PLACEHOLDER.test(page))
    throw new Error(`${path} is not static: it shows a spinner or a skeleton.`)
  const size = gzipSync(page, { level: 9 }).length
  if (size > LIMIT)
    throw new Error(`${path} is not static: it has ${size} bytes compressed, at most ${LIMIT}.`)
  return page
}
