import { newsSubject } from '../digest/words.ts'
import type { Mail } from './mailer.ts'

type Letter = {
  readonly subject: string
  readonly sentences: readonly string[]
  readonly link: { readonly text: string; readonly address: string }
  /** Why the reader gets it. */
  readonly reason: string
  /** Where e-mail is turned off; none for admins. */
  readonly off?: string
}

/** An e-mail as text and as simple HTML: no picture, no style sheet, nothing that is loaded. */
export function letter({ subject, sentences, link, reason, off }: Letter): Omit<Mail, 'to'> {
  const end = off ? [reason, `Turn off these e-mails: ${off}`] : [reason]
  const text = [
    ...sentences.map((sentence) => `${sentence}.`),
    '',
    `${link.text}: ${link.address}`,
    '',
    '-- ',
    ...end,
    '',
  ].join('\n')
  const html = [
    '<!doctype html>',
    `<html lang="en"><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    '<body style="font:16px/1.5 sans-serif;margin:0 auto;padding:16px;max-width:480px">',
    ...sentences.map((sentence) => `<p>${escaped(sentence)}.</p>`),
    `<p><a href="${escaped(link.address)}">${escaped(link.text)}</a></p>`,
    `<p style="font-size:13px">${escaped(reason)}`,
    off ? `<br><a href="${escaped(off)}">Turn off these e-mails</a></p>` : '</p>',
    '</body></html>',
    '',
  ].join('\n')
  return { subject, text, html, ...(off && { unsubscribe: off }) }
}

/** The e-mail that says that there is news. */
export function newsMail(
  sentences: readonly string[],
  {
    links,
    id,
    isMember,
  }: { readonly links: string; readonly id: string; readonly isMember: boolean },
): Omit<Mail, 'to'> {
  return letter({
    subject: newsSubject(sentences),
    sentences,
    link: { text: 'Open', address: `${links}/n/${id}` },
    reason: isMember
      ? 'You get this e-mail because you asked for it in your settings.'
      : 'You get this e-mail because you sent a request.',
    off: `${links}/u/${id}`,
  })
}

const signs: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
}

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign)
