import { session } from './sessionState.ts'

let open: (threadId: string) => void = () => {}

/** Sets what a click on a notification does. */
export function onNotificationClick(handler: (threadId: string) => void): void {
  open = handler
}

/**
 * A browser notification that something came in, while the tab is in the background and if settings and
 * browser allow it. Neither name nor text: somebody else may be looking at the screen.
 */
export function notify(threadId: string): void {
  const { member } = session.getState()
  const wanted = member.state === 'ready' && member.profile.messageSettings.notifications
  if (!wanted || !document.hidden || !('Notification' in window)) return
  if (Notification.permission !== 'granted') return
  try {
    const notification = new Notification('Greenlight', {
      body: 'You have a new message.',
      icon: '/icons/apple-touch-icon.png',
      tag: threadId,
    })
    notification.onclick = () => {
      window.focus()
      open(threadId)
      notification.close()
    }
  } catch {
    // Chrome on Android has them from service workers only.
  }
}
