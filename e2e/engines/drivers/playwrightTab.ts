import { readFile } from 'node:fs/promises'
import {
  type BrowserContextOptions,
  type BrowserType,
  expect,
  type LaunchOptions,
  type Locator,
  type Page,
} from '@playwright/test'
import { type Part, type Tab, verbLimitMs, viewport } from '../tab.ts'

const timeout = verbLimitMs

type Options = {
  site: string
  /** Port of the gate. */
  port: number
  launch?: LaunchOptions
  context?: BrowserContextOptions
  /** Adds to what the tab does. */
  change?: Change
}

export type Change = (page: Page, tab: Tab, locate: Locate) => Promise<Partial<Tab>>
type Locate = (part: Part) => Locator

/** Starts a browser that Playwright drives. */
export async function openPlaywright(
  type: BrowserType,
  { site, port, launch, context, change }: Options,
): Promise<Tab> {
  const proxy = { server: `http://127.0.0.1:${port}` }
  const browser = await type.launch({ ...launch, proxy })
  const opened = await browser.newContext({ baseURL: site, viewport, ...context })
  const page = await opened.newPage()
  const locate = (part: Part): Locator => {
    const root = part.within ? locate(part.within) : page
    const found = 'role' in part ? byRole(root, part) : byText(root, part)
    return (part.has ? found.filter({ hasText: part.has }) : found).filter({ visible: true })
  }
  const tab = { ...playwrightTab(page, locate), close: () => browser.close() }
  return { ...tab, ...(await change?.(page, tab, locate)) }
}

function playwrightTab(page: Page, all: Locate): Omit<Tab, 'close'> {
  return {
    open: async (path) => void (await page.goto(path)),
    reload: async () => void (await page.reload()),
    go: async (steps) => void (await (steps < 0 ? page.goBack() : page.goForward())),
    click: (part) => all(part).click({ timeout }),
    fill: (part, text) => all(part).fill(text, { timeout }),
    press: (part, key) => all(part).press(key, { timeout }),
    choose: (path) => page.locator('input[type=file]').setInputFiles(path, { timeout }),
    see: (part) => expect(all(part)).not.toHaveCount(0, { timeout }),
    miss: (part) => expect(all(part)).toHaveCount(0, { timeout }),
    count: (part) => all(part).count(),
    download: async (part) => {
      const saving = page.waitForEvent('download', { timeout })
      await all(part).click({ timeout })
      return readFile(await (await saving).path())
    },
    run: (inPage, ...args) =>
      page.evaluate<Awaited<ReturnType<typeof inPage>>>(
        `(${inPage.toString()})(...${JSON.stringify(args)})`,
      ),
    picture: () => page.screenshot(),
  }
}

type Role = Parameters<Page['getByRole']>[0]

function byRole(root: Page | Locator, { role, name }: Extract<Part, { role: string }>): Locator {
  if (name === undefined) return root.getByRole(role as Role)
  return root.getByRole(role as Role, { name, exact: typeof name === 'string' })
}

function byText(root: Page | Locator, part: Exclude<Part, { role: string }>): Locator {
  return 'label' in part ? root.getByLabel(part.label, { exact: true }) : root.getByText(part.text)
}
