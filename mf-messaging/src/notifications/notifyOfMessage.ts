import { session } from '@greenlight/runtime'

let open: (threadId: string) => void = () => {}

/** Sets what a click on a notification does. */
export function setNotificationClick(handler: (threadId: string) => void): void {
  open = handler
}

/**
 * Shows a browser notification of a new message, while the tab is in the background and if settings and
 * browser allow it. It has neither name nor text: somebody else may be looking at the screen.
 */
export function notifyOfMessage(threadId: string): void {
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
      open(threadId)
      notification.close()
    }
  } catch {
    // Chrome on Android allows them from service workers only.
  }
}

let count = 0
let observer: MutationObserver | undefined

function update(): void {
  const title = document.title.replace(/^\(\d+\) /, '')
  const next = count > 0 ? `(${count}) ${title}` : title
  if (next !== document.title) document.title = next
}

/** Puts a number before the tab's title, whatever page sets it; 0 removes it. */
export function showTitleCount(next: number): void {
  count = next
  update()
  const element = document.querySelector('title')
  if (!element || count > 0 === Boolean(observer)) return
  observer?.disconnect()
  observer = count > 0 ? new MutationObserver(update) : undefined
  observer?.observe(element, { childList: true })
}
