/** The version of each shared package in this build, by name; set by vite.federation.ts. */
declare const __SHARED__: Readonly<Record<string, string>>
