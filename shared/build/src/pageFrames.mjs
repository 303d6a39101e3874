import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

/**
 * @typedef {object} Frames
 * @property {string} css
 * @property {Record<string, string>} html by name
 */

/** Classes of another build may have the same names and mean other components. */
const PREFIX = 'p-'

/**
 * Vite plugin of the shell: renders what its pages show before any script has run, into `template` elements, which a
 * browser does not show. Publishing takes the one that fits a route (tools/publish/routePage.mjs).
 * @param {string} folder of the package
 * @param {object} options
 * @param {string} options.entry a module whose default export renders the frames
 * @param {import('vite').UserConfig} options.config of its build: addresses must be those of the shell's build
 * @returns {import('vite').Plugin}
 */
export function pageFrames(folder, { entry, config }) {
  return {
    name: 'greenlight:page-frames',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: async (_, { bundle = {} }) => {
        const { css, html } = prefixed(await render(folder, entry, config))
        for (const [, file = ''] of css.matchAll(/url\(["']?\/([^"')]+)/g))
          if (!bundle[file]) throw new Error(`The shell's build has no ${file}.`)
        return [
          { tag: 'style', attrs: { 'data-painted': true }, children: css, injectTo: 'head' },
          ...Object.entries(html).map(([name, children]) => ({
            tag: 'template',
            attrs: { 'data-painted': name },
            children,
            injectTo: /** @type {const} */ ('body'),
          })),
        ]
      },
    },
  }
}

/**
 * Builds a module for Node and calls its default export.
 * @param {string} folder of the package
 * @param {string} entry
 * @param {import('vite').UserConfig} config
 * @returns {Promise<Frames>}
 */
async function render(folder, entry, config) {
  const result = await build({
    ...config,
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { ...config.build, write: false, ssr: entry },
    // Node cannot import its named exports.
    ssr: { noExternal: ['styled-components'] },
  })
  const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (result)
  // Inside of the package, so that its dependencies are found.
  const cache = join(folder, 'node_modules', '.cache')
  mkdirSync(cache, { recursive: true })
  const built = mkdtempSync(join(cache, 'frames-'))
  try {
    for (const file of output) {
      if (file.type !== 'chunk') continue
      const path = join(built, file.fileName)
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, file.code)
    }
    const main = pathToFileURL(join(built, output[0].fileName)).href
    /** @type {unknown} */
    const loaded = await import(main)
    return /** @type {{ default: () => Frames }} */ (loaded).default()
  } finally {
    rmSync(built, { recursive: true, force: true })
  }
}

/** @param {Frames} frames @returns {Frames} */
function prefixed({ css, html }) {
  /** @type {Set<string>} */
  const classes = new Set()
  /** @type {Frames['html']} */
  const renamed = {}
  for (const [name, text] of Object.entries(html)) {
    renamed[name] = text.replace(/ class="([^"]*)"/g, (_, /** @type {string} */ names) => {
      const list = names.split(' ')
      for (const each of list) classes.add(each)
      return ` class="${list.map((each) => PREFIX + each).join(' ')}"`
    })
  }
  const rules = css.replace(/\.([A-Za-z][\w-]*)/g, (whole, /** @type {string} */ name) =>
    classes.has(name) ? `.${PREFIX}${name}` : whole,
  )
  return { css: rules, html: renamed }
}
