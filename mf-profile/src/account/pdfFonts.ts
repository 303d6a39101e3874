import fontkit from '@pdf-lib/fontkit'
import type { PDFDocument, PDFFont } from 'pdf-lib'
import { fontFiles } from './fontFiles.ts'

/** A part of the font as the document has it, and the code points that it can draw. */
export type Typeface = { readonly font: PDFFont; readonly has: ReadonlySet<number> }

/** Downloads and embeds the parts of the font that `text` needs; only the glyphs used end up in the file. */
export async function embedFonts(
  document: PDFDocument,
  text: string,
): Promise<readonly Typeface[]> {
  document.registerFontkit(fontkit)
  const needed = fontFiles.filter(({ covers }) => covers.test(text))
  const embed = async (url: string): Promise<Typeface> => {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`A font could not be downloaded (${response.status}).`)
    const font = await document.embedFont(await response.arrayBuffer(), { subset: true })
    return { font, has: new Set(font.getCharacterSet()) }
  }
  return Promise.all(needed.map(({ url }) => embed(url)))
}
