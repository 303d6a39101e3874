/**
 * Vite plugin of the shell: the page names the font, so that it is downloaded before the styles that need it are known.
 * @returns {import('vite').Plugin}
 */
export function preloadFont() {
  return {
    name: 'greenlight:preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: {
              rel: 'preload',
              href: `/${file}`,
              as: 'font',
              type: 'font/woff2',
              crossorigin: '',
            },
            injectTo: 'head',
          })),
    },
  }
}
