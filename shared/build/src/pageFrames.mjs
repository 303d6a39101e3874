import { commonRules, ownMarkup } from './ownMarkup.mjs'
import { renderModule } from './renderModule.mjs'

/** Of the classes of all frames. */
const PREFIX = 'p-'

/**
 * Vite plugin of the shell: renders what its pages show before any script has run, into `template` elements, which a
 * browser does not show, each with the rules that it uses. Publishing takes the one that fits a route
 * (tools/publish/frames.mjs).
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
        const { css, html } = await renderModule(folder, entry, config)
        for (const [, file = ''] of css.matchAll(/url\(["']?\/([^"')]+)/g))
          if (!bundle[file]) throw new Error(`The shell's build has no ${file}.`)
        return [
          { tag: 'style', children: commonRules(css, Object.values(html)), injectTo: 'head' },
          ...Object.entries(html).map(([name, text]) => {
            const own = ownMarkup(text, css, PREFIX)
            return {
              tag: 'template',
              attrs: { 'data-painted': name },
              children: `<style>${own.css}</style>${own.html}`,
              injectTo: /** @type {const} */ ('body'),
            }
          }),
        ]
      },
    },
  }
}
