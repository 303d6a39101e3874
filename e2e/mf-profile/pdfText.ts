import { inflateSync } from 'node:zlib'

/** The text of a PDF of pdfmake as a viewer copies it, decoded with the ToUnicode map of each font. */
export function pdfText(file: Buffer): string {
  const objects = readObjects(file)
  const fonts = new Map<string, readonly string[]>()
  for (const { dictionary } of objects.values()) {
    for (const [, name = '', id = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const unicode = objects.get(id)?.dictionary.match(/\/ToUnicode (\d+) 0 R/)?.[1] ?? ''
      fonts.set(name, readUnicodeMap(objects.get(unicode)?.stream ?? ''))
    }
  }
  const pages = [...objects.values()].filter(({ stream }) => stream.includes(' Tf'))
  return pages.map(({ stream }) => drawnText(stream, fonts)).join('\n')
}

type PdfObject = { readonly dictionary: string; readonly stream: string }

function readObjects(file: Buffer): ReadonlyMap<string, PdfObject> {
  const text = file.toString('latin1')
  const objects = new Map<string, PdfObject>()
  for (const match of text.matchAll(/(\d+) 0 obj\n(.*?)(?:endobj|stream\n)/gs)) {
    const [found, id = '', dictionary = ''] = match
    // By its length, because the last byte of a stream may be a line break.
    const begin = match.index + found.length
    const raw = text.slice(begin, begin + Number(dictionary.match(/\/Length (\d+)/)?.[1] ?? 0))
    objects.set(id, {
      dictionary,
      stream: dictionary.includes('FlateDecode') ? inflate(raw) : raw,
    })
  }
  return objects
}

const inflate = (raw: string) => inflateSync(Buffer.from(raw, 'latin1')).toString('latin1')

/** The text of each glyph of a font, by its number. A ligature has several letters. */
function readUnicodeMap(cmap: string): readonly string[] {
  const texts: string[] = []
  for (const [, first = '', list = ''] of cmap.matchAll(/<([0-9a-f]+)> <[0-9a-f]+> \[(.*?)\]/g)) {
    for (const [at, [, units = '']] of [...list.matchAll(/<(.*?)>/g)].entries()) {
      const bytes = Buffer.from(units.replaceAll(' ', ''), 'hex')
      texts[parseInt(first, 16) + at] = bytes.swap16().toString('utf16le')
    }
  }
  return texts
}

/** One line of text for each height on the page. */
function drawnText(stream: string, fonts: ReadonlyMap<string, readonly string[]>): string {
  let text = ''
  let font: readonly string[] = []
  let height = ''
  for (const [, y, name, glyphs] of stream.matchAll(
    /1 0 0 1 [\d.]+ ([\d.]+) Tm|\/(F\d+) [\d.]+ Tf|\[(.*?)\] TJ/g,
  )) {
    if (name) font = fonts.get(name) ?? []
    if (y && y !== height) text += '\n'
    if (y) height = y
    for (const [, digits = ''] of glyphs?.matchAll(/<(.*?)>/g) ?? [])
      for (const glyph of digits.match(/.{4}/g) ?? []) text += font[parseInt(glyph, 16)] ?? '\ufffd'
  }
  return text.trim()
}
