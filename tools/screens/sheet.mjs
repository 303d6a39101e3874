import { readFileSync } from 'node:fs'

/** Pictures beside each other, how wide each is then, and the quality of the JPEG. */
const layouts = {
  360: { columns: 12, thumb: 172, quality: 62 },
  768: { columns: 9, thumb: 230, quality: 62 },
  1280: { columns: 6, thumb: 345, quality: 62 },
  best: { columns: 3, thumb: 640, quality: 85 },
}

/**
 * One JPEG with some pictures, each above its name.
 * @param {import('@playwright/test').Browser} browser
 * @param {object} sheet
 * @param {keyof typeof layouts} sheet.layout the width of the pictures' windows, or `best` for a few
 * @param {string} sheet.scheme
 * @param {readonly { label: string, path: string }[]} sheet.pictures
 * @param {string} path
 */
export async function writeSheet(browser, { layout, scheme, pictures }, path) {
  const { columns, thumb, quality } = layouts[layout]
  const dark = scheme === 'dark'
  const figures = pictures.map(
    ({ label, path: picture }) =>
      `<figure><img src="data:image/png;base64,${readFileSync(picture, 'base64')}"><figcaption>${label}</figcaption></figure>`,
  )
  const page = await browser.newPage({
    viewport: { width: columns * (thumb + 12) + 12, height: 100 },
  })
  await page.setContent(`<style>
    body { margin: 0; padding: 12px; display: grid; grid-template-columns: repeat(${columns}, ${thumb}px); gap: 12px;
      background: ${dark ? '#26302c' : '#dcdcd6'}; color: ${dark ? '#fff' : '#000'}; font: 11px system-ui }
    figure { margin: 0 }
    img { display: block; width: 100% }
    figcaption { padding-top: 3px; overflow-wrap: anywhere }
  </style>${figures.join('')}`)
  await page.screenshot({ path, type: 'jpeg', quality, fullPage: true })
  await page.close()
}
