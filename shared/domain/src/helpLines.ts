/** Somebody to call or write to in danger. `sms`: the number and the word that begins the conversation. */
export type HelpLine = {
  readonly name: string
  /** As it is read: 1-800-799-7233. */
  readonly phone: string
  readonly sms?: { readonly number: string; readonly word: string } | undefined
  /** For whom, and when. */
  readonly note?: string | undefined
}

/**
 * Help lines of the United States, for a site whose operator names none. Sources: thehotline.org, rainn.org,
 * loveisrespect.org, lgbthotline.org.
 */
export const usHelpLines: readonly HelpLine[] = [
  { name: 'Emergency', phone: '911', note: 'If you are in danger now.' },
  {
    name: 'National Domestic Violence Hotline',
    phone: '1-800-799-7233',
    sms: { number: '88788', word: 'START' },
    note: 'Day and night, for women and men, in English and Spanish (en español).',
  },
  {
    name: 'RAINN, after sexual violence',
    phone: '1-800-656-4673',
    note: 'Day and night, for everybody, in English and Spanish (en español).',
  },
  {
    name: 'love is respect, for teenagers and young adults',
    phone: '1-866-331-9474',
    sms: { number: '22522', word: 'LOVEIS' },
    note: 'Day and night.',
  },
  {
    name: 'LGBT National Hotline',
    phone: '1-888-843-4564',
    note: 'In the afternoon and evening; the voicemail says when.',
  },
]

/** The part of a telephone number that can be dialed: digits, and a plus at its beginning. */
export const dialed = (phone: string): string => phone.replace(/(?!^\+)\D/g, '')

/** The address that begins a text message: `sms:88788?&body=START`. */
export const textAddress = ({ number, word }: NonNullable<HelpLine['sms']>): string =>
  `sms:${number}?&body=${word}`
