import { inflateSync } from 'node:zlib'

/** The text of a PDF as a viewer copies it, decoded with the ToUnicode map of each font. */
export function pdfText(file: Buffer): string {
  const objects = readObjects(file)
  const fonts = new Map<string, ReadonlyMap<string, string>>()
  for (const { dictionary } of objects.values()) {
    for (const [, name, id] of dictionary.matchAll(/\/([\w.-]+-\d+) (\d+) 0 R/g)) {
      const unicode = objects.get(id ?? '')?.dictionary.match(/\/ToUnicode (\d+) 0 R/)?.[1]
      const map = objects.get(unicode ?? '')?.stream
      if (name && map) fonts.set(name, readCMap(map))
    }
  }
  const pages = [...objects.values()].filter(({ stream }) => stream.includes(' Tf'))
  return pages.map(({ stream }) => drawnText(stream, fonts)).join('\n')
}

interface PdfObject {
  dictionary: string
  stream: string
}

function readObjects(file: Buffer): Map<string, PdfObject> {
  const text = file.toString('latin1')
  const objects = new Map<string, PdfObject>()
  for (const match of text.matchAll(/(\d+) 0 obj\s(.*?)(?:endobj|stream\r?\n)/gs)) {
    const [found, id = '', dictionary = ''] = match
    // By its length, because the last byte of a stream may be a line break.
    const begin = match.index + found.length
    const raw = text.slice(begin, begin + Number(dictionary.match(/\/Length (\d+)/)?.[1] ?? 0))
    const stream = dictionary.includes('FlateDecode') ? inflate(raw) : raw
    objects.set(id, { dictionary, stream })
    if (dictionary.includes('/ObjStm')) readPacked(dictionary, stream, objects)
  }
  return objects
}

function readPacked(dictionary: string, stream: string, objects: Map<string, PdfObject>): void {
  const first = Number(dictionary.match(/\/First (\d+)/)?.[1])
  const numbers = stream.slice(0, first).trim().split(/\s+/).map(Number)
  for (let at = 0; at + 1 < numbers.length; at += 2) {
    const start = first + (numbers[at + 1] ?? 0)
    const end = first + (numbers[at + 3] ?? stream.length)
    objects.set(String(numbers[at]), { dictionary: stream.slice(start, end), stream: '' })
  }
}

const inflate = (raw: string) => inflateSync(Buffer.from(raw, 'latin1')).toString('latin1')

function readCMap(cmap: string): Map<string, string> {
  const pairs = [...cmap.matchAll(/<([0-9a-f]{2,4})>\s*<([0-9a-f]{4,})>/gi)]
  return new Map(
    pairs.map(([, code = '', unicode = '']) => [
      code.toLowerCase(),
      Buffer.from(unicode, 'hex').swap16().toString('utf16le'),
    ]),
  )
}

/** One line of text for each height on the page. */
function drawnText(
  stream: string,
  fonts: ReadonlyMap<string, ReadonlyMap<string, string>>,
): string {
  let text = ''
  let font: ReadonlyMap<string, string> | undefined
  let height = ''
  for (const match of stream.matchAll(
    /\/([\w.-]+) [\d.]+ Tf|[\d.]+ 0 0 1 [\d.]+ ([\d.]+) Tm|<([0-9A-Fa-f]*)> Tj/g,
  )) {
    const [, name, y, codes] = match
    if (name) font = fonts.get(name)
    if (y && y !== height) text += '\n'
    if (y) height = y
    // Embedded fonts have two bytes per letter, the hidden font has one.
    const [digits = ''] = font?.keys() ?? []
    for (const code of codes?.match(new RegExp(`.{${digits.length || 4}}`, 'g')) ?? [])
      text += font?.get(code.toLowerCase()) ?? '?'
  }
  return text.trim()
}
