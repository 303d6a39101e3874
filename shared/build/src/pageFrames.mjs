import { renderModule } from './renderModule.mjs'

/** @typedef {import('./renderModule.mjs').Markup} Markup */

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
        const { css, html } = prefixed(await renderModule(folder, entry, config))
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

/** @param {Markup} frames @returns {Markup} */
function prefixed({ css, html }) {
  /** @type {Set<string>} */
  const classes = new Set()
  /** @type {Markup['html']} */
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
