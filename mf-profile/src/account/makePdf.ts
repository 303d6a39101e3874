import type { AccountDetails } from '@greenlight/kit/data/account/collectAccountDetails'
import { PDFDocument } from 'pdf-lib'
import { detailsText, type Paragraph } from './detailsText.ts'
import { embedFonts, type Typeface } from './pdfFonts.ts'
import { pdfPen } from './pdfPen.ts'
import { printable, splitRuns, UNPRINTABLE } from './splitRuns.ts'

const incomplete: Paragraph = {
  style: 'small',
  text: `Some characters cannot be printed here and appear as ${UNPRINTABLE}. The JSON file has all of them.`,
}

/** Everything that is kept of a member as a PDF (US Letter) whose text can be selected and read aloud. */
export async function makePdf(
  details: AccountDetails,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  const paragraphs = detailsText(details, now).map(({ style, text }) => ({
    style,
    text: printable(text),
  }))
  const everything = paragraphs.map(({ text }) => text).join('\n')
  const document = await PDFDocument.create()
  document.setTitle('Your Greenlight account', { showInWindowTitleBar: true })
  document.setLanguage('en-US')
  document.setCreationDate(now)
  const faces = await embedFonts(document, everything)
  const pen = pdfPen(document, faces)
  for (const [at, paragraph] of paragraphs.entries()) {
    pen.write(paragraph)
    if (at === 0 && !isComplete(everything, faces)) pen.write(incomplete)
  }
  return new Uint8Array(await document.save())
}

function isComplete(text: string, faces: readonly [Typeface, ...Typeface[]]): boolean {
  const runs = text.split('\n').flatMap((line) => splitRuns(line, faces))
  return runs.every((run) => !run.text.includes(UNPRINTABLE))
}
