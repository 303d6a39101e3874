import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Tab, viewport } from '../tab.ts'
import { bidiConnection } from './bidi.ts'
import { end, start } from './processes.ts'
import { protocolTab } from './protocolTab.ts'
import { savedFile } from './savedFile.ts'

/** Starts the Firefox of this machine, driven over WebDriver BiDi. */
export async function openFirefox(
  executable: string,
  site: string,
  proxyPort: number,
): Promise<Tab> {
  const folder = mkdtempSync(join(tmpdir(), 'greenlight-firefox-'))
  writeFileSync(join(folder, 'user.js'), preferences(folder))
  const args = ['--headless', '--no-remote', '--profile', folder, '--remote-debugging-port', '0']
  const child = start(executable, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  const address = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stderr?.on('data', (data: Buffer) => {
      said += data.toString()
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? []
      if (found) resolve(found)
    })
    child.once('exit', () => reject(new Error(`Firefox ended: ${said}`)))
  })
  const { send, close } = await bidiConnection(`${address}/session`)
  const proxy = { proxyType: 'manual', httpProxy: `127.0.0.1:${proxyPort}` }
  await send('session.new', { capabilities: { alwaysMatch: { proxy } } })
  // The first tab never gets the focus: its fields have no focus events.
  const { context } = await send<{ context: string }>('browsingContext.create', { type: 'tab' })
  await send('browsingContext.setViewport', { context, viewport })

  return protocolTab(
    {
      open: async (url) =>
        void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
      reload: async () =>
        void (await send('browsingContext.reload', { context, wait: 'complete' })),
      go: async (delta) => void (await send('browsingContext.traverseHistory', { context, delta })),
      call: async (functionDeclaration, ...args) => {
        const { result, exceptionDetails } = await send<Called>('script.callFunction', {
          functionDeclaration,
          arguments: args.map((value) => ({ type: 'string', value })),
          target: { context },
          awaitPromise: true,
        })
        if (exceptionDetails) throw new Error(exceptionDetails.text)
        return result?.value ?? ''
      },
      act: async (actions) => void (await send('input.performActions', { context, actions })),
      giveFile: async (value, path) => {
        const { nodes } = await send<{ nodes: { sharedId: string }[] }>(
          'browsingContext.locateNodes',
          {
            context,
            locator: { type: 'css', value },
          },
        )
        const sharedId = nodes[0]?.sharedId
        await send('input.setFiles', { context, element: { sharedId }, files: [path] })
      },
      saved: () => savedFile(folder),
      picture: async () => {
        const { data } = await send<{ data: string }>('browsingContext.captureScreenshot', {
          context,
        })
        return Buffer.from(data, 'base64')
      },
      close: async () => {
        close()
        await end(child)
        rmSync(folder, { recursive: true, force: true })
      },
    },
    site,
  )
}

type Called = {
  result?: { value?: string }
  exceptionDetails?: { text: string }
}

/** Firefox would go around the proxy to this machine, and to what the proxy drops. */
export const proxyOnly = {
  'network.proxy.allow_hijacking_localhost': true,
  'network.proxy.failover_direct': false,
}

/** The profile of a browser that asks nobody anything, and goes through the gate. */
function preferences(folder: string): string {
  const values = {
    ...proxyOnly,
    'network.captive-portal-service.enabled': false,
    'network.connectivity-service.enabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'browser.startup.homepage_override.mstone': 'ignore',
    'browser.startup.page': 0,
    'browser.newtabpage.enabled': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'app.update.disabledForTesting': true,
    'app.normandy.enabled': false,
    'services.settings.server': 'data:,#remote-settings-dummy/v1',
    'browser.safebrowsing.update.enabled': false,
    'extensions.update.enabled': false,
    'browser.download.folderList': 2,
    'browser.download.dir': folder,
    'browser.download.alwaysOpenPanel': false,
    'browser.download.open_pdf_attachments_inline': false,
    'pdfjs.disabled': true,
    'browser.helperApps.neverAsk.saveToDisk': 'application/pdf',
  }
  return Object.entries(values)
    .map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`)
    .join('')
}
