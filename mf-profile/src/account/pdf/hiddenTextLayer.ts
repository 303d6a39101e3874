import {
  beginText,
  endText,
  PDFHexString,
  PDFName,
  setFontAndSize,
  setTextMatrix,
  showText,
  type PDFDocument,
  type PDFPage,
  type PDFRef,
} from 'pdf-lib'

/** Position of a letter on its page, in points. */
type LetterBox = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
}

/** A simple PDF font has one byte per letter. */
const LETTERS_PER_FONT = 256
const EM = 1000

/**
 * Invisible letters above a picture of a text, so that the text can be searched, selected and read aloud.
 * Their font (Type 3) has empty glyphs, and its ToUnicode map has the letters.
 */
export function hiddenTextLayer(document: PDFDocument) {
  const { context } = document
  const fonts: { readonly ref: PDFRef; readonly letters: string[] }[] = []
  const names = new Map<PDFPage, Map<PDFRef, PDFName>>()

  function codeOf(letter: string): { ref: PDFRef; code: number } {
    for (const { ref, letters } of fonts) {
      const code = letters.indexOf(letter)
      if (code >= 0) return { ref, code }
    }
    let font = fonts.at(-1)
    if (!font || font.letters.length === LETTERS_PER_FONT) {
      font = { ref: context.nextRef(), letters: [] }
      fonts.push(font)
    }
    return { ref: font.ref, code: font.letters.push(letter) - 1 }
  }

  function nameOn(page: PDFPage, font: PDFRef): PDFName {
    const known = names.get(page) ?? new Map<PDFRef, PDFName>()
    const name = known.get(font) ?? page.node.newFontDictionary('Hidden', font)
    names.set(page, known.set(font, name))
    return name
  }

  function write(page: PDFPage, letter: string, { x, y, width, size }: LetterBox): void {
    const { ref, code } = codeOf(letter)
    page.pushOperators(
      beginText(),
      setFontAndSize(nameOn(page, ref), size),
      setTextMatrix(Math.max(width, 0.1) / size, 0, 0, 1, x, y),
      showText(PDFHexString.of(hex(code, 2))),
      endText(),
    )
  }

  /** Adds the fonts to the document. Called once, after all letters. */
  function finish(): void {
    for (const { ref, letters } of fonts) {
      const nothing = context.register(context.stream(`${EM} 0 d0`))
      const map = context.register(context.flateStream(unicodeMap(letters)))
      const font = context.obj({
        Type: 'Font',
        Subtype: 'Type3',
        FontBBox: [0, 0, EM, EM],
        FontMatrix: [1 / EM, 0, 0, 1 / EM, 0, 0],
        Resources: {},
        CharProcs: { letter: nothing },
        Encoding: {
          Type: 'Encoding',
          Differences: [0, ...letters.map(() => PDFName.of('letter'))],
        },
        FirstChar: 0,
        LastChar: letters.length - 1,
        Widths: letters.map(() => EM),
        ToUnicode: map,
      })
      context.assign(ref, font)
    }
  }
  return { write, finish }
}

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0')

function unicodeMap(letters: readonly string[]): string {
  const pairs = letters.map((letter, code) => {
    const units = Array.from({ length: letter.length }, (_, at) => hex(letter.charCodeAt(at), 4))
    return `1 beginbfchar <${hex(code, 2)}> <${units.join('')}> endbfchar`
  })
  return [
    '/CIDInit /ProcSet findresource begin 12 dict begin begincmap',
    '/CMapName /Hidden def /CMapType 2 def',
    '1 begincodespacerange <00> <ff> endcodespacerange',
    ...pairs,
    'endcmap CMapName currentdict /CMap defineresource pop end end',
  ].join('\n')
}
