/**
 * The file of the page at a route: each route has its own.
 * @param {string} path of a route, as `/profile/:id`
 */
export const pageFile = (path) => `/pages${path.replace(/:\w+/g, '_')}.html`
