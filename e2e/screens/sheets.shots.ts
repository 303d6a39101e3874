import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, expect, test } from '@playwright/test'
import { root } from '../../tools/stack/paths.mjs'
import { labelOf, pictureOf, schemes, sizes } from './pictures.ts'
import { best, screens } from './table.ts'

/** Pictures per row, the width of each, and the quality of the JPEG: each sheet stays below 300 KB. */
const layouts = {
  360: { columns: 12, thumb: 120, quality: 44 },
  768: { columns: 9, thumb: 180, quality: 48 },
  1280: { columns: 6, thumb: 270, quality: 50 },
  best: { columns: 3, thumb: 640, quality: 85 },
} as const

type Sheet = {
  readonly layout: keyof typeof layouts
  readonly scheme: string
  readonly pictures: readonly { readonly label: string; readonly path: string }[]
}

test('sheets', async ({ browser }) => {
  const sheets: (Sheet & { name: string })[] = sizes.flatMap(({ width }) =>
    schemes.map((scheme) => ({
      name: `${width}-${scheme}`,
      layout: width,
      scheme,
      pictures: screens
        .map(labelOf)
        .map((label) => ({ label, path: pictureOf(label, width, scheme) })),
    })),
  )
  const pictures = best.map(({ scheme, ...screen }) => ({
    label: '',
    path: pictureOf(labelOf(screen), 1280, scheme),
  }))
  sheets.push({ name: 'best', layout: 'best', scheme: 'light', pictures })
  const missing = sheets.flatMap((sheet) => sheet.pictures).filter(({ path }) => !existsSync(path))
  expect(missing, 'screens without a picture: run npm run screens without -g once').toEqual([])
  for (const { name, ...sheet } of sheets) await writeSheet(browser, name, sheet)
})

/** Writes one JPEG of several pictures, each with its name below. */
async function writeSheet(browser: Browser, name: string, { layout, scheme, pictures }: Sheet) {
  const { columns, thumb, quality } = layouts[layout]
  const [background, color] = scheme === 'dark' ? ['#26302c', '#fff'] : ['#dcdcd6', '#000']
  const figures = pictures.map(
    ({ label, path }) =>
      `<figure><img src="data:image/png;base64,${readFileSync(path, 'base64')}"><figcaption>${label}</figcaption></figure>`,
  )
  const page = await browser.newPage({
    viewport: { width: columns * (thumb + 12) + 12, height: 100 },
  })
  await page.setContent(`<style>
    body { margin: 0; padding: 12px; display: grid; grid-template-columns: repeat(${columns}, ${thumb}px); gap: 12px;
      background: ${background}; color: ${color}; font: 11px system-ui }
    figure { margin: 0 }
    img { display: block; width: 100% }
    figcaption { padding-top: 3px; overflow-wrap: anywhere }
  </style>${figures.join('')}`)
  const path = join(root, 'docs', 'screens', `${name}.jpg`)
  await page.screenshot({ path, type: 'jpeg', quality, fullPage: true })
  await page.close()
}
