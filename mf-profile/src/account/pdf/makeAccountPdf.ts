import type { AccountDetails } from '../accountDetails.ts'
import { PDFDocument } from 'pdf-lib'
import { accountParagraphs } from './accountParagraphs.ts'
import { embedFonts } from './pdfFonts.ts'
import { pdfWriter } from './pdfWriter.ts'
import { toPrintable } from './textLayout.ts'

/**
 * Makes a PDF (US Letter) with all stored data of a member. Its text can be selected and read aloud.
 * @public used through importWithRetry
 */
export async function makeAccountPdf(
  details: AccountDetails,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const paragraphs = accountParagraphs(details, now).map(({ style, text }) => ({
    style,
    text: toPrintable(text),
  }))
  const document = await PDFDocument.create()
  document.setTitle('Your Greenlight account', { showInWindowTitleBar: true })
  document.setLanguage('en-US')
  document.setCreationDate(now)
  const faces = await embedFonts(document, paragraphs.map(({ text }) => text).join('\n'))
  const pen = pdfWriter(document, faces)
  for (const paragraph of paragraphs) pen.write(paragraph)
  pen.finish()
  return new Uint8Array(await document.save())
}
