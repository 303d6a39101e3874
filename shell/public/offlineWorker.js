// Answers a navigation that fails with an offline page, and shows the news that a push service delivers. It
// handles nothing else, and stores nothing (docs/adr/0007-an-offline-page-that-stores-nothing.md).

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
    <meta name="color-scheme" content="light dark" />
    <title>You are offline · Greenlight</title>
    <style>
      :root { --ground: #f6f4ef; --ink: #1b2b25; --soft: #53615a; --button: #11493a; --on: #fff; --mark: #11493a }
      @media (prefers-color-scheme: dark) {
        :root { --ground: #0f1714; --ink: #eaf0eb; --soft: #a7b6ae; --button: #10b981; --on: #04261a; --mark: #256650 }
      }
      body {
        box-sizing: border-box; min-height: 100vh; min-height: 100dvh; margin: 0; padding: 2rem 1.5rem;
        display: grid; place-content: center; justify-items: center; text-align: center;
        background: var(--ground); color: var(--ink); font: 1rem/1.5 system-ui, sans-serif;
      }
      h1 { margin: 1.25rem 0 0.5rem; font-size: 1.5rem; line-height: 1.25 }
      p { max-width: 26rem; margin: 0 0 1.5rem; color: var(--soft) }
      a {
        min-height: 48px; padding: 0 1.75rem; display: inline-flex; align-items: center; border-radius: 12px;
        background: var(--button); color: var(--on); font-weight: 600; text-decoration: none;
      }
      .help { margin: 2rem 0 0; font-size: 0.875rem }
      a:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px }
    </style>
  </head>
  <body>
    <svg aria-hidden="true" viewBox="0 0 48 48" width="88" height="88">
      <path fill="var(--mark)" d="M24 3c12.4 0 21 7.9 21 19.4S36.4 41.8 24 41.8c-2.7 0-5.2-.4-7.5-1.1-2.8 2.4-6.3 3.9-10.1 4.2-1 .1-1.6-1-.9-1.8 1.6-1.9 2.7-4.2 3.1-6.5C5.1 33.1 3 28.1 3 22.4 3 10.9 11.6 3 24 3z" />
      <g fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="1.5">
        <circle cx="13.2" cy="28.6" r="3.3" /><circle cx="21.2" cy="23.6" r="4.5" /><circle cx="32.2" cy="17.4" r="7" />
      </g>
    </svg>
    <main>
      <h1>You are offline</h1>
      <p>Greenlight could not be reached. Please check your connection, then try again.</p>
      <a href="">Try again</a>
      <p class="help">In danger? Call 911. National Domestic Violence Hotline: 1-800-799-7233, or text START to 88788.</p>
    </main>
  </body>
</html>
`

const headers = {
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
}

async function answer({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    return new Response(page, { status: 503, headers })
  }
}

self.addEventListener('activate', (event) => {
  const { navigationPreload } = self.registration
  // The page is asked for while the worker starts, which costs it no time then. Firefox (153) shows an
  // error of its own when this request fails, whatever the worker answers.
  const isFirefox = navigator.userAgent.includes('Firefox/')
  event.waitUntil(isFirefox ? navigationPreload?.disable() : navigationPreload?.enable())
})

self.addEventListener('fetch', (event) => {
  if (event.request.mode === 'navigate') event.respondWith(answer(event))
})

// Browsers withdraw the permission of a worker that shows nothing after a push.
const someNews = { title: 'You have news', body: '', path: '/' }

function readNews(data) {
  try {
    return { ...someNews, ...data?.json() }
  } catch {
    return someNews
  }
}

// One notification, however many messages arrive: a new one replaces the one before.
self.addEventListener('push', (event) => {
  const { title, body, path } = readNews(event.data)
  const options = { body, tag: 'alerts', icon: '/icons/icon-192.png', data: { path } }
  event.waitUntil(self.registration.showNotification(title, options))
})

/** Opens a page of this site in the tab that is open, or in a new one. */
async function open(path) {
  const url = new URL(path, self.location.origin)
  const address = url.origin === self.location.origin ? url.href : self.location.origin
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  // A tab that Quick exit left is at "/", and stays as it is.
  const shown = tabs.filter((tab) => new URL(tab.url).pathname !== '/')
  const tab = shown.find(({ focused }) => focused) ?? shown[0]
  if (!tab) return self.clients.openWindow(address)
  tab.postMessage({ open: address })
  await tab.focus()
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data.path))
})
