/** The version in the package.json of the build that a file ends up in; set by vite.federation.ts. */
declare const __VERSION__: string
