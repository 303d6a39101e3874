import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename } from 'node:path'
import { visits } from '../accessibility/routes.ts'
import { expect, test } from '../fixtures/test.ts'

type Message = { type: string; url: string; lastLine?: number; message: string; extract?: string }

/** The errors that the Nu HTML checker finds in files, one line each. */
async function errorsIn(files: readonly string[]): Promise<string[]> {
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar')
  // Of styles it knows neither container queries nor view transitions.
  const args = ['-jar', jar, '--format', 'json', '--filterpattern', 'CSS: .*', ...files]
  const output = await new Promise<string>((resolve) => {
    // Its exit code is 1 if it finds something.
    execFile('java', args, { maxBuffer: 100_000_000 }, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    )
  })
  const { messages } = JSON.parse(output) as { messages: Message[] }
  return messages
    .filter(({ type }) => type !== 'info')
    .map(({ url, message, extract }) => `${basename(url)}: ${message} ${extract ?? ''}`)
}

const nameOf = (path: string) => path.replace(/\W+/g, '-')

test('the HTML of each route has no error, as served and as rendered', async ({
  openAs,
  page: visitor,
  request,
}, testInfo) => {
  const files: string[] = []
  const write = (name: string, html: string) => {
    const file = testInfo.outputPath(`${name}.html`)
    writeFileSync(file, html)
    files.push(file)
  }
  for (const path of ['/', '/app.html', '/404.html'])
    write(`served${nameOf(path)}`, await (await request.get(path)).text())
  for (const { as, seen } of visits) {
    const page = as ? await openAs(as) : visitor
    for (const { path, filled } of seen) {
      write(`served${nameOf(path)}`, await (await request.get(path)).text())
      await page.goto(path)
      await expect(page.locator(filled).first()).toBeVisible()
      write(`rendered${nameOf(path)}`, await page.content())
    }
  }
  expect(await errorsIn(files)).toEqual([])
})
