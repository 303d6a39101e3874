/**
 * The oldest browsers that show the site, for which it is built. README and shell/index.html name them, and
 * shell/src/early/early.ts finds older ones.
 */
export const oldestBrowsers = ['chrome120', 'edge120', 'firefox125', 'safari16.4']
