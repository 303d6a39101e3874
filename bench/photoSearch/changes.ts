import jpeg from 'jpeg-js'
import {
  type Box,
  brightnessOf,
  type GrayPicture,
  mirrored,
  type RgbaPicture,
  toGray,
} from '../../shared/kit/src/photo/grayPicture.ts'

type Change = (photo: GrayPicture) => GrayPicture

/** What happens to a photo between two profiles, by name; `least` is the part of photos that must be found. */
export const changes: Readonly<Record<string, { change: Change; least?: number }>> = {
  'as it is': { change: (photo) => photo, least: 100 },
  'resized to 50 %': { change: (photo) => resize(photo, 0.5), least: 99 },
  'JPEG of quality 40': { change: recompress, least: 99 },
  'brightness +15 %': { change: (photo) => brighten(photo, 1.15), least: 97 },
  'brightness −15 %': { change: (photo) => brighten(photo, 0.85), least: 99 },
  'a border of 4 %': { change: (photo) => frame(photo, 0.04), least: 97 },
  'cropped by 2 % on each side': { change: (photo) => crop(photo, 2, 2, 2, 2), least: 99 },
  'cropped by 5 % on each side': { change: (photo) => crop(photo, 5, 5, 5, 5), least: 99 },
  'cropped by 10 % on each side': { change: (photo) => crop(photo, 10, 10, 10, 10), least: 97 },
  'resized, JPEG 40, cropped by 2 %': {
    change: (photo) => recompress(resize(crop(photo, 2, 2, 2, 2), 0.5)),
    least: 95,
  },
  'cropped by 5 % on one side': { change: (photo) => crop(photo, 5, 0, 0, 0) },
  'cropped by 5 % on two sides': { change: (photo) => crop(photo, 5, 5, 0, 0) },
  'cropped by 10 % on one side': { change: (photo) => crop(photo, 0, 0, 10, 0) },
  'cropped by 10 % at the top': { change: (photo) => crop(photo, 0, 10, 0, 0) },
  'cropped by 10 % on two sides': { change: (photo) => crop(photo, 10, 10, 0, 0) },
  'a screenshot with black bars': { change: (photo) => phone(photo, 0, false), least: 90 },
  'a screenshot, dark, with text': { change: (photo) => phone(photo, 18, true), least: 90 },
  'a screenshot, light, with text': { change: (photo) => phone(photo, 250, true), least: 90 },
  'a screenshot of a wide page': { change: (photo) => inMiddle(photo, 1.9, 1.25, 255), least: 90 },
  mirrored: { change: mirrored, least: 97 },
  'rotated by 2°': { change: (photo) => rotate(photo, 2) },
  'rotated by 5°': { change: (photo) => rotate(photo, 5) },
}

/** As a canvas would have them. */
export function toPixels({ width, height, levels }: GrayPicture): RgbaPicture {
  const data = new Uint8ClampedArray(4 * levels.length)
  for (const [at, level] of levels.entries()) data.fill(level, 4 * at, 4 * at + 3)
  return { width, height, data }
}

export function resize(photo: GrayPicture, scale: number): GrayPicture {
  const whole = { left: 0, top: 0, right: photo.width, bottom: photo.height }
  return redraw(photo, whole, Math.round(photo.width * scale), Math.round(photo.height * scale))
}

/** Without so many percent of left, top, right and bottom. */
function crop(photo: GrayPicture, left: number, top: number, right: number, bottom: number) {
  const { width, height } = photo
  const box = {
    left: Math.round((width * left) / 100),
    top: Math.round((height * top) / 100),
    right: Math.round(width * (1 - right / 100)),
    bottom: Math.round(height * (1 - bottom / 100)),
  }
  return redraw(photo, box, box.right - box.left, box.bottom - box.top)
}

function redraw(
  photo: GrayPicture,
  { left, top, right, bottom }: Box,
  width: number,
  height: number,
) {
  const brightness = brightnessOf(photo)
  const [stepX, stepY] = [(right - left) / width, (bottom - top) / height]
  return picture(width, height, (x, y) =>
    brightness({
      left: left + x * stepX,
      top: top + y * stepY,
      right: left + (x + 1) * stepX,
      bottom: top + (y + 1) * stepY,
    }),
  )
}

function recompress(photo: GrayPicture): GrayPicture {
  const { width, height, data } = toPixels(photo)
  const { data: file } = jpeg.encode({ width, height, data: Buffer.from(data) }, 40)
  return toGray(jpeg.decode(file, { useTArray: true }))
}

const brighten = ({ width, height, levels }: GrayPicture, factor: number) =>
  picture(width, height, (x, y) => (levels[y * width + x] ?? 0) * factor)

const frame = (photo: GrayPicture, size: number) => inMiddle(photo, 1 + 2 * size, 1 + 2 * size, 255)

/** In the middle of a plain page, whose width and height are given in widths of the photo. */
function inMiddle(photo: GrayPicture, width: number, height: number, level: number) {
  const [w, h] = [Math.round(photo.width * width), Math.round(photo.width * height)]
  const [left, top] = [Math.floor((w - photo.width) / 2), Math.floor((h - photo.height) / 2)]
  return picture(w, h, (x, y) => levelOf(photo, x - left, y - top) ?? level)
}

/** As high as a phone, with a bar above and a wide one below; with a title, icons and lines of text in them. */
function phone(photo: GrayPicture, level: number, hasText: boolean): GrayPicture {
  const { width } = photo
  const top = Math.round(width * 0.23)
  const ink = level > 127 ? 40 : 230
  const isInk = (x: number, y: number) => {
    if (y < 0.03) return (x > 0.05 && x < 0.15) || (x > 0.8 && x < 0.95)
    if (y < 0.2) return y > 0.12 && y < 0.16 && x > 0.14 && x < 0.4
    return Math.floor(y * 22) % 2 === 0 && x > 0.04 && x < 0.33
  }
  return picture(width, Math.round(width * 2.1), (x, y) => {
    const isText = hasText && isInk(x / width, y / width)
    return levelOf(photo, x, y - top) ?? (isText ? ink : level)
  })
}

/** Around its middle; the corners become white. */
function rotate(photo: GrayPicture, degrees: number): GrayPicture {
  const { width, height } = photo
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  return picture(width, height, (x, y) => {
    const [right, down] = [x - width / 2, y - height / 2]
    const [fromX, fromY] = [
      right * cos + down * sin + width / 2,
      down * cos - right * sin + height / 2,
    ]
    const [left, top] = [Math.floor(fromX), Math.floor(fromY)]
    const at = (dx: number, dy: number) => levelOf(photo, left + dx, top + dy) ?? 255
    const mix = (one: number, other: number, part: number) => one + (other - one) * part
    const upper = mix(at(0, 0), at(1, 0), fromX - left)
    return mix(upper, mix(at(0, 1), at(1, 1), fromX - left), fromY - top)
  })
}

const levelOf = ({ width, height, levels }: GrayPicture, x: number, y: number) =>
  x >= 0 && y >= 0 && x < width && y < height ? levels[y * width + x] : undefined

function picture(width: number, height: number, level: (x: number, y: number) => number) {
  const levels = new Uint8ClampedArray(width * height)
  for (let at = 0; at < levels.length; at++) levels[at] = level(at % width, Math.floor(at / width))
  return { width, height, levels: new Uint8Array(levels.buffer) }
}
