/**
 * Lets a dev server answer files that publishing writes beside a build.
 * @param {import('vite').ViteDevServer} server
 * @param {Record<string, () => unknown>} files their content as it is now, by path
 */
export function answerJson(server, files) {
  for (const [path, content] of Object.entries(files)) {
    server.middlewares.use(path, (_, response) => {
      response.setHeader('content-type', 'application/json')
      response.setHeader('cache-control', 'no-cache')
      response.end(JSON.stringify(content()))
    })
  }
}
