import { expect, test } from 'vitest'
import { imageKind } from './imageKind.ts'

const bytes = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

test.each([
  ['jpeg', '\xff\xd8\xff\xe0\0\x10JFIF'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['gif', 'GIF89a'],
  ['webp', 'RIFF\0\0\0\0WEBPVP8 '],
  ['bmp', 'BM\0\0'],
  ['avif', '\0\0\0\x1cftypavif\0\0\0\0mif1miaf'],
  ['avif', '\0\0\0\x1cftypmif1\0\0\0\0avifmiaf'],
  ['heic', '\0\0\0\x18ftypheic\0\0\0\0mif1heic'],
  ['heic', '\0\0\0\x18ftypmif1\0\0\0\0heic'],
  ['svg', '<svg xmlns="http://www.w3.org/2000/svg">'],
  ['svg', '<?xml version="1.0"?>\n<!-- drawn -->\n<svg width="1">'],
  ['svg', '\xef\xbb\xbf<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN">'],
  ['unknown', '\0\0\0\x18ftypmp42\0\0\0\0isom'],
  ['unknown', '%PDF-1.7'],
  ['unknown', 'RIFF\0\0\0\0WAVEfmt '],
  ['unknown', '<html><body>svg</body></html>'],
  ['unknown', ''],
])('%s: %j', (kind, start) => {
  expect(imageKind(bytes(start))).toBe(kind)
})
