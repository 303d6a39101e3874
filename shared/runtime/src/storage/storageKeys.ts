/**
 * Keys under which the runtime and the shell keep something on this device. A key that one remote uses is in that
 * remote: `gl.<package>.<name>.v<n>`. Sign-out removes all keys, except the welcome, the mark of a tab
 * that was left, and those that begin with `KEPT_KEYS`.
 */
export const storageKeys = {
  /** The place that the member searches around. */
  location: 'gl.location.v1',
  /** The visitor has left the welcome slides. */
  welcomeSeen: 'gl_seen_welcome_v1',
  /**
   * Random id from sign-in to sign-out. Without it nobody is signed in, so the start does not download
   * Firebase.
   */
  session: 'gl.session.v1',
  /** The uid of the member whose drafts and messages this tab keeps. */
  tabMember: 'gl.tab.v1',
  /** This tab was left by Quick exit: it shows a neutral page. In session storage. */
  left: 'gl.left.v1',
  /** Quick exit also signs out on this device. Stays at sign-out: otherwise it would work once. */
  hideMeFast: 'gl.keep.hide-me-fast.v1',
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
  /** This member is an admin: pages show a link to moderation. Access is enforced by `firestore.rules`. */
  moderates: 'gl.moderates.v1',
  /** The slot in `users/{me}/devices` of this browser, while it gets push messages. */
  pushSlot: 'gl.push.v1',
  /** Numbers at the menu, for the first paint of the next page load. */
  badges: 'gl.badges.v1',
} as const

/** The value of `storageKeys.welcomeSeen` on a device that left the welcome slides. */
export const WELCOME_SEEN = '1'

/** Keys that begin with this stay on the device at sign-out. Nothing about a member may be under them. */
export const KEPT_KEYS = 'gl.keep.'
