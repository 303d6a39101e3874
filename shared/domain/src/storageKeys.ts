/**
 * Every key under which the site keeps something on this device. The first two are named by the
 * product description.
 */
export const storageKeys = {
  location: 'gl.location.v1',
  welcomeSeen: 'gl_seen_welcome_v1',
  /**
   * Random id, kept from sign-in to sign-out. If it is missing, nobody is signed in, so the start does not
   * need to download Firebase.
   */
  session: 'gl.session.v1',
  /** The uid of the member whose drafts and messages this tab keeps. */
  tabMember: 'gl.tab.v1',
  /** The last good registry. */
  registry: 'gl.registry.v2',
  /** The generation of the registry for which this tab was reloaded to get a newer shell. */
  reloadedFor: 'gl.reloaded.v1',
  /** This browser's number for canary releases, 0 to 99. */
  bucket: 'gl.bucket.v1',
  /** Addresses of remotes that a developer set instead of the published ones. */
  overrides: 'gl.dev.remotes.v1',
  /** Document paths of what this member flagged. */
  flagged: 'gl.flagged.v1',
  /** Numbers at the menu, for the first paint of the next page load. */
  badges: 'gl.badges.v1',
} as const

/** The value of `storageKeys.welcomeSeen` on a device that left the welcome slides. */
export const WELCOME_SEEN = '1'
