import { session } from '@greenlight/runtime'

/**
 * Shows a browser notification of a new message, while the tab is in the background and if settings and
 * browser allow it. It has neither name nor text, because others may see the screen.
 * @param onClick opens the conversation
 */
export function notifyOfMessage(threadId: string, onClick: () => void): void {
  const { member } = session.getState()
  const enabled = member.state === 'ready' && member.profile.messageSettings.notifications
  if (!enabled || !document.hidden || !('Notification' in window)) return
  if (Notification.permission !== 'granted') return
  try {
    const notification = new Notification('Greenlight', {
      body: 'You have a new message.',
      icon: '/icons/apple-touch-icon.png',
      tag: threadId,
    })
    notification.onclick = () => {
      window.focus()
      onClick()
      notification.close()
    }
  } catch {
    // Chrome on Android allows them from service workers only.
  }
}
