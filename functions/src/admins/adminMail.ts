import type { Mail } from '../mail/mailer.ts'
import { letter } from '../mail/newsMail.ts'
import type { UrgentItem, Waiting } from './waitingItems.ts'

const REASON = 'You get this e-mail because you are an admin.'

type Urgent = {
  readonly urgent: readonly UrgentItem[]
  /** Requests with less than 24 hours left. */
  readonly ending: readonly UrgentItem[]
}

/** What cannot wait: numbers and the age of the oldest, nothing else. */
export function urgentMail({ urgent, ending }: Urgent, site: string, now: Date): Omit<Mail, 'to'> {
  const oldest = Math.min(...urgent.map(({ since }) => since.getTime()))
  const sentences = [
    ...(urgent.length > 0
      ? [`${items(urgent.length)}, the oldest since ${minutes(now.getTime() - oldest)}`]
      : []),
    ...(ending.length > 0
      ? [`24 hours are left for ${ending.length === 1 ? '1 request' : `${ending.length} requests`}`]
      : []),
  ]
  const subject = urgent.length > 0 ? items(urgent.length) : '24 hours left'
  return letter({ subject, sentences, link: review(site), reason: REASON })
}

const items = (count: number) => (count === 1 ? '1 urgent item' : `${count} urgent items`)

function minutes(ms: number): string {
  const count = Math.max(1, Math.round(ms / 60_000))
  if (count >= 120) return `${Math.round(count / 60)} hours`
  return count === 1 ? '1 minute' : `${count} minutes`
}

/** What waits for longer than a day, as numbers. */
export function waitingMail(waiting: Waiting, site: string): Omit<Mail, 'to'> {
  const numbers = [
    [waiting.profiles, 'pending profile', 'pending profiles'],
    [waiting.flags, 'flag', 'flags'],
    [waiting.requests, 'request', 'requests'],
    [waiting.appeals, 'appeal', 'appeals'],
    [waiting.revisions, 'revision', 'revisions'],
  ] as const
  const named = numbers.flatMap(([count, one, several]) =>
    count > 0 ? [`${count} ${count === 1 ? one : several}`] : [],
  )
  return letter({
    subject: 'Waiting for a decision',
    sentences: [`Waiting: ${named.join(', ')}`, 'Something waits for more than a day'],
    link: review(site),
    reason: REASON,
  })
}

const review = (site: string) => ({ text: 'Open', address: `${site}/adminreview` })
