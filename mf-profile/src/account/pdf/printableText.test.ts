import { fileURLToPath } from 'node:url'
import { openSync } from 'fontkit'
import { describe, expect, it } from 'vitest'
import { printableText } from './printableText.ts'

const see = '[see the JSON file for this text]'

describe('printableText', () => {
  it.each([
    ['Łukasz Żółć', 'Łukasz Żółć'],
    ['Ελένη, Олена, Ґудзик', 'Ελένη, Олена, Ґудзик'],
    ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
    ['“Quoted” – 5 € · done…', '“Quoted” – 5 € · done…'],
    ['日本', see],
    ['山田 太郎, 40', `${see}, 40`],
    ['محمد الفاتح', see],
    ['שרה כהן: hello', `${see}: hello`],
    ['नमस्ते क्षत्रिय', see],
    ['می\u200cخواهم', see],
    ['Zoë 👩‍👩‍👧 👍🏽 and more', `Zoë ${see} and more`],
    ['say ἀγάπη!', `say ${see}!`],
    ['a x\u0302\u0301 b', `a ${see} b`],
    ['one 1\ufe0f\u20e3 two', `one ${see} two`],
    ['日本、東京。 Then home', `${see} Then home`],
  ])('%j', (text, printed) => {
    expect(printableText(text)).toBe(printed)
  })

  it.each([
    ['one\r\ntwo\rthree\u2028four', 'one\ntwo\nthree\nfour'],
    ['tab\there, bell\u0007', 'tab here, bell '],
    ['Z\u0307o\u0301\u0142c\u0301', 'Żółć'],
    ['turned\u202eround', 'turned round'],
    ['join\u200der', 'joiner'],
    ['wide\u3000space', 'wide space'],
  ])('cleans %j', (text, clean) => {
    expect(printableText(text)).toBe(clean)
  })
})

it.each(['Regular', 'Medium'])('Roboto %s has a glyph for exactly what is printed', (face) => {
  const file = fileURLToPath(import.meta.resolve(`pdfmake/fonts/Roboto/Roboto-${face}.ttf`))
  const font = openSync(file)
  if (!('hasGlyphForCodePoint' in font)) throw new Error('not a single font')
  for (let code = 0x21; code <= 0x10ffff; code += 1) {
    const character = String.fromCodePoint(code)
    // The font is not asked for composed and removed characters, nor for spaces.
    if (/[\p{C}\p{Z}]/u.test(character) || character.normalize('NFC') !== character) continue
    const isPrinted = printableText(character) === character
    if (isPrinted !== font.hasGlyphForCodePoint(code))
      expect.fail(`U+${code.toString(16)} is ${isPrinted ? '' : 'not '}printed`)
  }
})
