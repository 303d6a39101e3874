/** What a file really is, whatever its name says. */
export type ImageKind =
  'jpeg' | 'png' | 'gif' | 'webp' | 'bmp' | 'avif' | 'heic' | 'svg' | 'unknown'

const HEIC_BRANDS = ['heic', 'heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1']

/** The kind of image that a file's first bytes tell; 256 of them are enough. */
export function imageKind(bytes: Uint8Array): ImageKind {
  // One character a byte; a TextDecoder's "latin1" is Windows-1252, where 0x89 is another one.
  const text = String.fromCharCode(...bytes.subarray(0, 256))
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n')) return 'png'
  if (text.startsWith('GIF8')) return 'gif'
  if (text.startsWith('RIFF') && text.startsWith('WEBP', 8)) return 'webp'
  if (text.startsWith('BM')) return 'bmp'
  if (text.startsWith('ftyp', 4)) return boxedKind(text)
  if (/<svg[\s>]|<!DOCTYPE svg/i.test(text)) return 'svg'
  return 'unknown'
}

/** Both formats come in the same boxes; `mif1` is the brand of either, so AVIF is looked for first. */
function boxedKind(text: string): ImageKind {
  const brands = text.slice(8, 40)
  if (brands.includes('avif') || brands.includes('avis')) return 'avif'
  return HEIC_BRANDS.some((brand) => brands.includes(brand)) ? 'heic' : 'unknown'
}
