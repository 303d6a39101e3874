import type { Page } from '@playwright/test'
import { crc32, deflateSync } from 'node:zlib'

type Motif = { width: number; height: number; noise?: boolean }

/** A JPEG drawn by the page: left half red, right half blue; or noise, which JPEG compresses worst. */
export async function drawJpeg(
  page: Page,
  { width, height, noise = false }: Motif,
): Promise<Buffer> {
  const dataUrl = await page.evaluate(
    async ([width, height, noise]) => {
      const canvas = new OffscreenCanvas(width, height)
      const context = canvas.getContext('2d')
      if (!context) throw new Error('The page cannot draw.')
      if (noise) {
        const pixels = new Uint32Array(width * height)
        for (let at = 0; at < pixels.length; at++)
          pixels[at] = (Math.random() * 2 ** 24) | 0xff000000
        const data = new Uint8ClampedArray(pixels.buffer)
        context.putImageData(new ImageData(data, width, height), 0, 0)
      } else {
        context.fillStyle = 'red'
        context.fillRect(0, 0, width / 2, height)
        context.fillStyle = 'blue'
        context.fillRect(width / 2, 0, width / 2, height)
      }
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.92 })
      return new Promise<string>((resolve) => {
        const reader = new FileReader()
        reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '')
        reader.readAsDataURL(blob)
      })
    },
    [width, height, noise] as const,
  )
  return bytesOf(dataUrl)
}

/** Adds EXIF data to a JPEG: an orientation of 90° to the right, and a place. */
export function withExif(jpeg: Buffer): Buffer {
  const place = Buffer.from('SECRET-PLACE\0', 'latin1')
  const ASCII = 2
  const SHORT = 3
  const entry = (tag: number, type: number, count: number, value: number) => {
    const bytes = Buffer.alloc(12)
    bytes.writeUInt16BE(tag, 0)
    bytes.writeUInt16BE(type, 2)
    bytes.writeUInt32BE(count, 4)
    if (type === SHORT) bytes.writeUInt16BE(value, 8)
    else bytes.writeUInt32BE(value, 8)
    return bytes
  }
  const body = Buffer.concat([
    Buffer.from('Exif\0\0', 'latin1'),
    Buffer.from('4d4d002a00000008', 'hex'),
    Buffer.from([0, 2]),
    entry(0x010e, ASCII, place.length, 38), // the description follows the entries
    entry(0x0112, SHORT, 1, 6), // the orientation
    Buffer.alloc(4),
    place,
  ])
  const segment = Buffer.from([0xff, 0xe1, 0, 0])
  segment.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), segment, body, jpeg.subarray(2)])
}

/** A white PNG with one bit per pixel, so that 20,000 by 20,000 pixels are a small file. */
export const whitePng = (width: number, height: number) =>
  png(width, height, [1, 0], Buffer.alloc(Math.ceil(width / 8), 0xff))

/** A PNG that is completely transparent. */
export const clearPng = (width: number, height: number) =>
  png(width, height, [8, 4], Buffer.alloc(2 * width))

type Format = readonly [bits: number, colourType: number]

/** A PNG in which all rows have the same pixels. */
function png(width: number, height: number, format: Format, pixels: Buffer): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set(format, 8)
  const row = Buffer.concat([Buffer.from([0]), pixels])
  const rows = Buffer.concat(Array.from({ length: height }, () => row))
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows, { level: 1 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** A position in a photo, as fractions of its width and height. */
export type Spot = readonly [x: number, y: number]

/** A stored photo: its bytes, its size, and its colours at some spots as the page decodes them. */
export async function decode(page: Page, dataUrl: string, spots: readonly Spot[]) {
  const seen = await page.evaluate(
    async ([url, spots]) => {
      const image = new Image()
      image.src = url
      await image.decode()
      const { naturalWidth: width, naturalHeight: height } = image
      const context = new OffscreenCanvas(width, height).getContext('2d')
      if (!context) throw new Error('The page cannot draw.')
      context.drawImage(image, 0, 0)
      const colours = spots.map(([x, y]) => {
        const { data } = context.getImageData(x * width, y * height, 1, 1)
        const [red = 0, green = 0, blue = 0] = data
        if (Math.min(red, green, blue) > 240) return 'white'
        if (red > 200 && blue < 60) return 'red'
        return blue > 200 && red < 60 ? 'blue' : `rgb(${red} ${green} ${blue})`
      })
      return { edges: [width, height], colours }
    },
    [dataUrl, spots] as const,
  )
  return { ...seen, type: dataUrl.slice(5, dataUrl.indexOf(';')), bytes: bytesOf(dataUrl) }
}

const bytesOf = (dataUrl: string) => Buffer.from(dataUrl.split(',')[1] ?? '', 'base64')
