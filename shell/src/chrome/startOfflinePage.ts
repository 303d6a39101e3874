/** From the next visit on, a page that cannot be fetched is answered in our words. Never rejects. */
export async function startOfflinePage(): Promise<void> {
  // Refused in some private windows; absent where the site is not served securely.
  if (!('serviceWorker' in navigator)) return
  // What the page itself needs goes first.
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => window.addEventListener('load', resolve, { once: true }))
  }
  await navigator.serviceWorker.register('/offlineWorker.js').catch(() => {})
}
