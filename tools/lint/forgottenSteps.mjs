/**
 * @typedef {object} RemoteSources
 * @property {string} name of the remote
 * @property {readonly { path: string, page?: string | undefined }[]} routes of its package.json
 * @property {Readonly<Record<string, string>>} sources text of the files at the top of `src`, by name
 */

/**
 * The steps of "Add a page to a remote" (CONTRIBUTING.md) that are missing.
 * @param {RemoteSources} remote
 * @param {string} readme
 * @returns {string[]} one sentence for each, with what to add where
 */
export function forgottenSteps({ name, routes, sources }, readme) {
  const index = sources['index.tsx'] ?? ''
  const entries = [...index.matchAll(/^ {4}'(\/[^']*)':/gm)].map(([, path = '']) => path)
  const imported = [...index.matchAll(/import\('\.\/([^']+)'\)/g)].map(([, file = '']) => file)
  const reached = [...imported, ...imported.flatMap((file) => passedOn(sources[file] ?? ''))]
  const map = readme.split('\n').find((line) => line.startsWith(`${name}/ `)) ?? ''
  return [
    ...Object.keys(sources)
      .filter((file) => file.endsWith('Page.tsx') && !reached.includes(file))
      .map(
        (file) =>
          `${name}/src/${file} is not in "pages" of ${name}/src/index.tsx: add '${pathOf(file)}': () => import('./${file}').`,
      ),
    ...entries
      .filter((path) => !routes.some((route) => route.path === path))
      .map(
        (path) =>
          `${path} of ${name}/src/index.tsx has no route: add { "path": "${path}", "access": "member", "chrome": "full", "title": "…", "page": "src/….tsx" } to "greenlight.routes" of ${name}/package.json.`,
      ),
    ...routes
      .filter(({ path }) => !entries.includes(path))
      .map(
        ({ path }) =>
          `The route ${path} of ${name}/package.json has no page: add '${path}': () => import('./….tsx') to "pages" of ${name}/src/index.tsx.`,
      ),
    ...routes
      .filter(({ page }) => page !== undefined && !imported.includes(page.replace('src/', '')))
      .map(
        ({ path, page }) =>
          `The route ${path} of ${name}/package.json names the page ${page}, which ${name}/src/index.tsx does not import: name a file that "pages" imports.`,
      ),
    ...routes
      .filter(({ path }) => !map.split(' ').includes(path))
      .map(
        ({ path }) =>
          `README.md lacks ${path}: add it to the line of ${name}/ in "Where things are".`,
      ),
  ]
}

/** The files that a module exports from. @param {string} text */
const passedOn = (text) => [...text.matchAll(/from '\.\/([^']+)'/g)].map(([, file = '']) => file)

/** `/my-events` for `MyEventsPage.tsx`. @param {string} file */
const pathOf = (file) =>
  `/${file
    .replace('Page.tsx', '')
    .replaceAll(/(?<!^)[A-Z]/g, (letter) => `-${letter}`)
    .toLowerCase()}`
