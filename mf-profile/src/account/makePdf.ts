import type { AccountDetails } from '@greenlight/kit/data/account/collectAccountDetails'
import { PDFDocument } from 'pdf-lib'
import { detailsText } from './detailsText.ts'
import { embedFonts } from './pdfFonts.ts'
import { pdfPen } from './pdfPen.ts'
import { printable } from './splitRuns.ts'

/**
 * Everything that is kept of a member as a PDF (US Letter) whose text can be selected and read aloud.
 * @public used through importAgain
 */
export async function makePdf(
  details: AccountDetails,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const paragraphs = detailsText(details, now).map(({ style, text }) => ({
    style,
    text: printable(text),
  }))
  const document = await PDFDocument.create()
  document.setTitle('Your Greenlight account', { showInWindowTitleBar: true })
  document.setLanguage('en-US')
  document.setCreationDate(now)
  const faces = await embedFonts(document, paragraphs.map(({ text }) => text).join('\n'))
  const pen = pdfPen(document, faces)
  for (const paragraph of paragraphs) pen.write(paragraph)
  pen.finish()
  return new Uint8Array(await document.save())
}
