/**
 * The file of a static page in the build of its remote. Publishing reads it.
 * @param {string} path of its route
 */
export const staticFile = (path) => `static${path}.html`
