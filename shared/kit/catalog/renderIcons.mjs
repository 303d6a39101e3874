// Renders the drawn icon as the PNGs that the manifest and iOS ask for: node shared/kit/catalog/renderIcons.mjs
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const icons = new URL('../../../shell/public/icons/', import.meta.url)
const files = { 180: 'apple-touch-icon.png', 192: 'icon-192.png', 512: 'icon-512.png' }

await initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')))
const svg = await readFile(new URL('icon.svg', icons), 'utf8')
for (const [width, name] of Object.entries(files)) {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: Number(width) } }).render()
  await writeFile(new URL(name, icons), image.asPng())
}
