/**
 * Whether this browser can get push messages. `install`: an iPhone or iPad can, once the site is on its home screen.
 * `blocked`: the member has refused notifications of this site.
 */
export type PushSupport = 'ready' | 'blocked' | 'install' | 'none'

export function pushSupport(): PushSupport {
  const canPush = 'PushManager' in window && 'Notification' in window
  if (!canPush || !('serviceWorker' in navigator)) return isAppleMobile() ? 'install' : 'none'
  return Notification.permission === 'denied' ? 'blocked' : 'ready'
}

/** An iPad says that it is a Mac; a Mac has no touch screen. */
const isAppleMobile = () =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes('Macintosh') && navigator.maxTouchPoints > 1)

/** What a push message shows on a locked phone. */
export const lockScreenText = () =>
  `Your lock screen will show ${window.location.host} and “You have news”.`

export const INSTALL_TEXT =
  'On an iPhone or iPad, this works once Greenlight is on the Home Screen: press Share, then “Add to Home Screen”, and open it from there.'
