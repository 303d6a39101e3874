/**
 * Vite plugin of the shell: has the page's head ask at once for those shared packages that federation
 * asks for one after the other, a round trip each, before the first frame.
 * @returns {import('vite').Plugin}
 */
export function preloadShared() {
  return {
    name: 'greenlight:preload-shared',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html, { bundle = {} }) =>
        Object.values(bundle)
          .filter((file) => file.type === 'chunk' && isNeeded(file))
          .filter(({ fileName }) => !html.includes(fileName))
          .map(({ fileName }) => ({
            tag: 'link',
            attrs: { rel: 'modulepreload', crossorigin: true, href: `/${fileName}` },
            injectTo: 'head',
          })),
    },
  }
}

/** @param {{ name: string, moduleIds: string[] }} chunk */
const isNeeded = ({ name, moduleIds }) =>
  name === 'pendingShares' ||
  name.includes('react_mf_2_dom') ||
  moduleIds.some((id) => id.endsWith('/shared/runtime/src/index.ts'))
