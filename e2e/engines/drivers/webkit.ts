import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { freePorts } from '../../../tools/stack/ports.mjs'
import { type Tab, viewport } from '../tab.ts'
import { end, start } from './processes.ts'
import { protocolTab } from './protocolTab.ts'
import { savedFile } from './savedFile.ts'
import { until } from './until.ts'
import { openScreen } from './xvfb.ts'

/** Room for the tool bar of the browser, above the page. */
const TOOLBAR = 60
/** Else the buttons of the tool bar keep the window from being as narrow as a phone. */
const NARROW_TOOLBAR = '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px }'

/** Its window shows whether it paints. */
const BLACK_PAGE = 'data:text/html,<body style="background:black">'

/** A message bus without the services of a desktop: its portals would mount a file system. */
const emptyBus = (folder: string) => `<busconfig>
  <type>session</type>
  <listen>unix:dir=${folder}</listen>
  <policy context="default">
    <allow send_destination="*" eavesdrop="true"/>
    <allow eavesdrop="true"/>
    <allow own="*"/>
  </policy>
</busconfig>
`

/** Starts WebKitGTK's browser on a screen of its own, driven over WebDriver. */
export async function openWebKit(driver: string, site: string, proxyPort: number): Promise<Tab> {
  const folder = mkdtempSync(join(tmpdir(), 'greenlight-webkit-'))
  const screen = await openScreen({ width: viewport.width, height: viewport.height + TOOLBAR })
  const [port = 0] = await freePorts(1)
  const bus = join(folder, 'bus.conf')
  writeFileSync(bus, emptyBus(folder))
  const child = start('dbus-run-session', [`--config-file=${bus}`, driver, `--port=${port}`], {
    env: { ...process.env, ...home(folder), DISPLAY: screen.display },
    stdio: 'ignore',
  })
  const send = webDriver(`http://127.0.0.1:${port}`)
  await until('WebKitWebDriver', () => send('GET', '/status'))
  const proxy = { proxyType: 'manual', httpProxy: `127.0.0.1:${proxyPort}` }
  const { sessionId } = await send<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { proxy } },
  })
  const session = `/session/${sessionId}`
  const post = <Result>(path: string, body: object) => send<Result>('POST', session + path, body)
  const call = (source: string, ...args: string[]) =>
    post<string>('/execute/sync', { script: `return (${source})(...arguments)`, args })

  const resize = (height: number) => post('/window/rect', { x: 0, y: 0, ...viewport, height })
  await post('/url', { url: BLACK_PAGE })
  await resize(viewport.height + TOOLBAR)
  const toolbar = await until('a narrow window', async () => {
    const [width, height] = JSON.parse(
      await call('() => `[${innerWidth}, ${innerHeight}]`'),
    ) as number[]
    const rest = viewport.height + TOOLBAR - (height ?? 0)
    return width === viewport.width && rest < TOOLBAR ? rest : undefined
  })
  // Some windows show nothing until they are resized after their start.
  await until('a painted window', async () => {
    await resize(viewport.height + toolbar + 1)
    await resize(viewport.height + toolbar)
    await wait(200)
    return screen.isBlack(viewport.height / 2) || undefined
  })

  return protocolTab(
    {
      call,
      open: async (url) => void (await post('/url', { url })),
      reload: async () => void (await post('/refresh', {})),
      go: async (steps) => void (await post(steps < 0 ? '/back' : '/forward', {})),
      act: async (actions) => void (await post('/actions', { actions })),
      giveFile: async (value, text) => {
        const element = await post<object>('/element', { using: 'css selector', value })
        await post(`/element/${String(Object.values(element)[0])}/value`, { text })
      },
      saved: () => savedFile(folder),
      // The driver's own command may never answer. Above the page are the bars of the browser: one more
      // after a download.
      picture: async () => {
        const rows = Number(await call('() => String(innerHeight)'))
        return screen.picture(viewport.height + toolbar - rows, rows)
      },
      close: async () => {
        await send('DELETE', session).catch(() => undefined)
        await end(child)
        await screen.close()
        rmSync(folder, { recursive: true, force: true })
      },
    },
    site,
  )
}

/** A home folder for the browser: an own style of its tool bar, and where files are saved. */
function home(folder: string) {
  const style = join(folder, 'gtk-3.0')
  mkdirSync(style)
  writeFileSync(join(style, 'gtk.css'), NARROW_TOOLBAR)
  writeFileSync(join(folder, 'user-dirs.dirs'), `XDG_DOWNLOAD_DIR="${folder}"\n`)
  const cache = join(folder, 'cache')
  return { HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: cache, XDG_CACHE_HOME: cache }
}

type Send = <Result>(method: string, path: string, body?: object) => Promise<Result>

/** Sends WebDriver commands. They fail with the driver's words. */
function webDriver(address: string): Send {
  return async <Result>(method: string, path: string, body?: object) => {
    const response = await fetch(address + path, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    })
    const { value } = (await response.json()) as { value: unknown }
    if (response.ok) return value as Result
    const { error, message } = value as { error: string; message: string }
    throw new Error(`${method} ${path}: ${error}: ${message}`)
  }
}
