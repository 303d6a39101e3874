import { readJpegHeader, readWebpHeader } from '@greenlight/domain/imageHeader'
import { GreenlightError } from '@greenlight/runtime'
import { fail } from '../errors.ts'
import type { PhotoStudio } from './photoStudio.ts'
import type { OpenedPhoto, PhotoSize } from './photoWorker.ts'

/** The format of a file by its content, not by its name. */
type ImageKind =
  'jpeg' | 'png' | 'gif' | 'webp' | 'bmp' | 'avif' | 'heic' | 'tiff' | 'svg' | 'unknown'

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** The format that the first 256 bytes of a file show. */
export function imageKind(bytes: Uint8Array): ImageKind {
  // One character for each byte. The "latin1" of TextDecoder is Windows-1252, where 0x89 is another character.
  const text = String.fromCharCode(...bytes.subarray(0, 256))
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n')) return 'png'
  if (text.startsWith('GIF8')) return 'gif'
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp'
  if (text.startsWith('BM')) return 'bmp'
  if (text.startsWith('II*\0') || text.startsWith('MM\0*')) return 'tiff'
  if (text.startsWith('ftyp', 4)) return boxedKind(text)
  if (/<svg[\s>]|<!DOCTYPE svg/i.test(text)) return 'svg'
  return 'unknown'
}

/** HEIC and AVIF have the same container. Both can have the brand `mif1`, so AVIF is checked first. */
function boxedKind(text: string): ImageKind {
  const brands = text.slice(8, 40)
  if (brands.includes('avif') || brands.includes('avis')) return 'avif'
  return HEIC_BRANDS.some((brand) => brands.includes(brand)) ? 'heic' : 'unknown'
}

/**
 * Width and height from the header of an image, without decoding it: a small file can decode to
 * gigabytes. Null if `bytes` do not contain them.
 */
export function imageSize(bytes: Uint8Array, kind: ImageKind): PhotoSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  try {
    switch (kind) {
      case 'png':
        return { width: view.getUint32(16), height: view.getUint32(20) }
      case 'gif':
        return { width: view.getUint16(6, true), height: view.getUint16(8, true) }
      case 'bmp':
        // A negative height means rows from the top down. A negative width is invalid; unsigned, it is refused as too wide.
        return { width: view.getUint32(18, true), height: Math.abs(view.getInt32(22, true)) }
      case 'webp':
        return sizeOf(readWebpHeader(bytes))
      case 'jpeg':
        return sizeOf(readJpegHeader(bytes))
      case 'heic':
      case 'avif':
        return boxedSize(view)
      default:
        return null
    }
  } catch (error) {
    if (error instanceof RangeError) return null // the file ends inside its header
    throw error
  }
}

const sizeOf = (header: PhotoSize | null) =>
  header && { width: header.width, height: header.height }

/** The largest `ispe` box is that of the image; tiles and the thumbnail have smaller ones. */
function boxedSize(view: DataView): PhotoSize | null {
  const ispe = fourLetters('ispe')
  let largest: PhotoSize | null = null
  for (let at = 0; at + 16 <= view.byteLength; at += 1) {
    if (view.getUint32(at) !== ispe) continue
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}

const fourLetters = (text: string) =>
  [...text].reduce((code, letter) => code * 256 + letter.charCodeAt(0), 0)

/** The largest files of cameras are about 30 MB. */
const MAX_BYTES = 50 * 1024 * 1024
/** Decoding takes 4 bytes per pixel, so 256 MB at most. Panoramas of phones have up to 61 megapixels. */
const MAX_PIXELS = 64_000_000
/** Browsers cannot decode or draw longer edges. */
const MAX_EDGE = 16_384
/** A face on fewer pixels cannot be recognized. */
const MIN_EDGE = 32
/** Enough for every format except JPEG, which can have megabytes of metadata before its frame header. */
const HEADER_BYTES = 256 * 1024

/**
 * Refuses a file that cannot become a photo, before it is decoded. Returns its format.
 * @throws GreenlightError `kit/photo-empty`, `kit/photo-svg`, `kit/photo-not-image`,
 * `kit/photo-too-large`, `kit/photo-too-small`, `kit/photo-unreadable`
 */
export async function checkPhotoFile(file: Blob): Promise<ImageKind> {
  if (file.size === 0) throw fail('kit/photo-empty')
  const start = await firstBytes(file, HEADER_BYTES)
  const kind = imageKind(start)
  if (kind === 'svg') throw fail('kit/photo-svg')
  if (kind === 'unknown' && !file.type.startsWith('image/')) throw fail('kit/photo-not-image')
  if (file.size > MAX_BYTES) throw fail('kit/photo-too-large')
  const header = kind === 'jpeg' ? await firstBytes(file, MAX_BYTES) : start
  const size = imageSize(header, kind)
  // A file without a readable size could decode to gigabytes.
  if (!size && !UNKNOWN_SIZE.includes(kind)) throw fail('kit/photo-unreadable')
  if (size) checkSize(size)
  return kind
}

function checkSize({ width, height }: PhotoSize): void {
  const isHuge = Math.max(width, height) > MAX_EDGE || width * height > MAX_PIXELS
  if (isHuge) throw fail('kit/photo-too-large')
  if (Math.min(width, height) < MIN_EDGE) throw fail('kit/photo-too-small')
}

/** Formats in which `imageSize` may find no size; few browsers decode them. */
const UNKNOWN_SIZE: readonly ImageKind[] = ['heic', 'tiff', 'unknown']

async function firstBytes(file: Blob, count: number): Promise<Uint8Array> {
  return new Uint8Array(await file.slice(0, count).arrayBuffer())
}

/**
 * Opens a file of any format that the browser can decode.
 * @throws GreenlightError `kit/photo-…` with what is wrong with the file
 */
export async function readPhoto(studio: PhotoStudio, file: Blob): Promise<OpenedPhoto> {
  const kind = await checkPhotoFile(file)
  try {
    const opened = await studio.open(file)
    checkSize(opened.size)
    return opened
  } catch (cause) {
    if (cause instanceof GreenlightError) throw cause
    if (kind === 'heic') throw fail('kit/photo-heic', cause)
    throw fail(kind === 'tiff' ? 'kit/photo-tiff' : 'kit/photo-unreadable', cause)
  }
}
