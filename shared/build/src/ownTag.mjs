/**
 * Vite plugin of the shell: a script tag for the chunk that contains a module of the page's graph, so that it runs as
 * soon as it is there. Without the tag it runs when the whole graph has been downloaded.
 * @param {RegExp} module its path
 * @returns {import('vite').Plugin}
 */
export function ownTag(module) {
  return {
    name: 'greenlight:own-tag',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_, { bundle = {} }) => {
        const chunk = Object.values(bundle).find(
          (file) => file.type === 'chunk' && file.moduleIds.some((id) => module.test(id)),
        )
        if (!chunk) throw new Error(`No chunk of the build contains ${module}.`)
        const attrs = { type: 'module', async: true, crossorigin: '', src: `/${chunk.fileName}` }
        return [{ tag: 'script', attrs, injectTo: /** @type {const} */ ('head-prepend') }]
      },
    },
  }
}
