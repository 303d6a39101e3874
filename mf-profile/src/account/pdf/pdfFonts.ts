import fontkit from '@pdf-lib/fontkit'
import type { PDFDocument, PDFFont } from 'pdf-lib'

/** A part of Noto Sans (SIL Open Font License, fonts/noto-sans-LICENSE.txt), and the characters that it covers. */
export type FontFile = { readonly covers: RegExp; readonly url: string }

/** The most frequent first. A part is downloaded only for a text that needs it. */
export const fontFiles: readonly FontFile[] = [
  {
    covers: /[\0-\u00ff\u0131\u0152\u0153\u02c6\u02dc\u2000-\u206f\u20ac\u2122\u2212\ufffd]/u,
    url: new URL('./fonts/noto-sans-latin.ttf', import.meta.url).href,
  },
  {
    covers: /[\u0100-\u02af\u02d8-\u02ff\u1e00-\u1eff\u20a0-\u20c0]/u,
    url: new URL('./fonts/noto-sans-latin-ext.ttf', import.meta.url).href,
  },
  {
    covers: /[\u0300-\u0304\u0308\u0323\u0329\u1ea0-\u1ef9]/u,
    url: new URL('./fonts/noto-sans-vietnamese.ttf', import.meta.url).href,
  },
  {
    covers: /[\u0301\u0400-\u045f\u0490\u0491\u04b0\u04b1\u2116]/u,
    url: new URL('./fonts/noto-sans-cyrillic.ttf', import.meta.url).href,
  },
  {
    covers: /[\u0460-\u052f\ua640-\ua69f]/u,
    url: new URL('./fonts/noto-sans-cyrillic-ext.ttf', import.meta.url).href,
  },
  {
    covers: /[\u0370-\u03ff]/u,
    url: new URL('./fonts/noto-sans-greek.ttf', import.meta.url).href,
  },
  {
    covers: /[\u1f00-\u1fff]/u,
    url: new URL('./fonts/noto-sans-greek-ext.ttf', import.meta.url).href,
  },
]

/** A font part embedded in the document, and the code points that it can draw. */
export type EmbeddedFont = { readonly font: PDFFont; readonly has: ReadonlySet<number> }

/** Downloads and embeds the font parts that `text` needs. The document gets only the glyphs that it uses. */
export async function embedFonts(
  document: PDFDocument,
  text: string,
): Promise<readonly EmbeddedFont[]> {
  document.registerFontkit(fontkit)
  const needed = fontFiles.filter(({ covers }) => covers.test(text))
  const embed = async (url: string): Promise<EmbeddedFont> => {
    const response = await fetch(url)
    if (!response.ok) throw new Error(`A font could not be downloaded (${response.status}).`)
    const font = await document.embedFont(await response.arrayBuffer(), { subset: true })
    return { font, has: new Set(font.getCharacterSet()) }
  }
  return Promise.all(needed.map(({ url }) => embed(url)))
}
