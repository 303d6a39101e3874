import { readFileSync } from 'node:fs'

/** Pictures beside each other, and how wide each is then. */
const layout = {
  360: { columns: 12, thumb: 172 },
  768: { columns: 9, thumb: 230 },
  1280: { columns: 6, thumb: 345 },
}
const QUALITY = 62

/**
 * One JPEG with all pictures of a width and scheme, each above its name.
 * @param {import('@playwright/test').Browser} browser
 * @param {object} sheet
 * @param {keyof typeof layout} sheet.width of the windows
 * @param {string} sheet.scheme
 * @param {readonly { label: string, path: string }[]} sheet.pictures
 * @param {string} path
 */
export async function writeSheet(browser, { width, scheme, pictures }, path) {
  const { columns, thumb } = layout[width]
  const dark = scheme === 'dark'
  const figures = pictures.map(
    ({ label, path: picture }) =>
      `<figure><img src="data:image/png;base64,${readFileSync(picture, 'base64')}"><figcaption>${label}</figcaption></figure>`,
  )
  const page = await browser.newPage({
    viewport: { width: columns * (thumb + 12) + 12, height: 600 },
  })
  await page.setContent(`<style>
    body { margin: 0; padding: 12px; display: grid; grid-template-columns: repeat(${columns}, ${thumb}px); gap: 12px;
      background: ${dark ? '#26302c' : '#dcdcd6'}; color: ${dark ? '#fff' : '#000'}; font: 11px system-ui }
    figure { margin: 0 }
    img { display: block; width: 100% }
    figcaption { padding-top: 3px; overflow-wrap: anywhere }
  </style>${figures.join('')}`)
  await page.screenshot({ path, type: 'jpeg', quality: QUALITY, fullPage: true })
  await page.close()
}
