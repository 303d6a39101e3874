import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { initWasm, Resvg } from '@resvg/resvg-wasm'
import { encode } from 'jpeg-js'

const require = createRequire(import.meta.url)

/** Pixels, the longest data URL, and the qualities (of 100) to try, best first. */
const preview = { size: 320, longest: 24_000, qualities: [78, 68, 58, 48] }
const full = { size: 800, longest: 478_000, qualities: [82, 70, 60, 50] }

/**
 * @param {string} svg
 * @param {{ size: number, longest: number, qualities: readonly number[] }} format
 */
function jpegDataUrl(svg, { size, longest, qualities }) {
  const image = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render()
  const bitmap = { data: image.pixels, width: size, height: size }
  image.free()
  for (const quality of qualities) {
    const url = `data:image/jpeg;base64,${encode(bitmap, quality).data.toString('base64')}`
    if (url.length <= longest) return url
  }
  throw new Error(`A photo of ${size} pixels is too large at any quality`)
}

/**
 * Prepares the renderer; what it answers turns an SVG document into both photos of a report.
 * Call it once a thread.
 * @returns {Promise<(svg: string) => import('../documents/reports.mjs').Photo>}
 */
export async function photoRenderer() {
  await initWasm(await readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')))
  return (svg) => ({ preview: jpegDataUrl(svg, preview), full: jpegDataUrl(svg, full) })
}
