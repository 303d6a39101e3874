/** The version in the package.json of the build that a file ends up in; set by @greenlight/build. */
declare const __VERSION__: string
