import pdfMake from 'pdfmake/build/pdfmake'
import medium from 'pdfmake/fonts/Roboto/Roboto-Medium.ttf'
import regular from 'pdfmake/fonts/Roboto/Roboto-Regular.ttf'
import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import type { AccountDetails } from '../accountDetails.ts'
import { accountParagraphs } from './accountParagraphs.ts'
import { printableText } from './printableText.ts'

/**
 * Makes a PDF (US Letter) with all stored data of a member. Its text can be selected and read aloud.
 * @public used through importWithRetry
 */
export async function makeAccountPdf(
  details: AccountDetails,
  now: Date,
): Promise<Uint8Array<ArrayBuffer>> {
  pdfMake.setFonts({ Roboto: { normal: regular, bold: medium } })
  const definition = {
    pageSize: 'LETTER',
    pageMargins: 60,
    language: 'en-US',
    displayTitle: true,
    info: { title: 'Your Greenlight account', creationDate: now },
    defaultStyle: { font: 'Roboto', fontSize: 10.5, lineHeight: 1.2, color: '#1a2621' },
    styles: {
      title: { fontSize: 20, bold: true },
      heading: { fontSize: 14, bold: true, margin: [0, 16, 0, 0] },
      strong: { fontSize: 12, bold: true, margin: [0, 8, 0, 0] },
      text: { margin: [0, 1, 0, 0] },
      small: { fontSize: 9, color: '#546159', margin: [0, 4, 0, 0] },
    },
    content: accountParagraphs(details, now).map(({ style, text }) => ({
      style,
      text: printableText(text),
    })),
  } satisfies TDocumentDefinitions & { language: string; displayTitle: boolean }
  return new Uint8Array(await pdfMake.createPdf(definition).getBuffer())
}
