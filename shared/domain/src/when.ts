// One formatter of each kind for the page: a formatter per row costs 260 ms for 500 rows.
// Not "yesterday" or "last month": 47 hours are one whole day, and 59 days one month.
const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' })
const brief = new Intl.RelativeTimeFormat('en-US', { style: 'narrow' })
const monthAndYear = formatter({ month: 'long', year: 'numeric' })
const time = formatter({ hour: 'numeric', minute: '2-digit' })
const day = formatter({ weekday: 'long', month: 'long', day: 'numeric' })
const dayAndYear = formatter({ dateStyle: 'long' })

/** A formatter keeps the time zone in which it was made. The device may be in another one meanwhile. */
function formatter(options: Intl.DateTimeFormatOptions): (date: Date) => string {
  let made: { readonly offset: number; readonly format: Intl.DateTimeFormat } | undefined
  return (date) => {
    const offset = date.getTimezoneOffset()
    if (made?.offset !== offset)
      made = { offset, format: new Intl.DateTimeFormat('en-US', options) }
    return made.format.format(date)
  }
}

const units = [
  ['minute', 60],
  ['hour', 60 * 60],
  ['day', 24 * 60 * 60],
  ['week', 7 * 24 * 60 * 60],
  ['month', 30 * 24 * 60 * 60],
  ['year', 365 * 24 * 60 * 60],
] as const

/** "now", "5 minutes ago", "1 day ago", "3 weeks ago". A date in the future is "now". */
export function timeAgo(date: Date, now: Date): string {
  const [count, unit] = age(date, now)
  return count === 0 ? 'now' : relative.format(-count, unit)
}

/** The short form of `timeAgo`: "now", "5 m", "1 d", "3 w", "2 mo", with a space at which no line breaks. */
export function timeAgoBriefly(date: Date, now: Date): string {
  const [count, unit] = age(date, now)
  const short = brief.format(-count, unit) // "6d ago"
  return count === 0 ? 'now' : short.replace(/^(\d+)(\w+) ago$/, '$1\u00a0$2')
}

/** The age in the largest unit that fits; less than a minute is 0 seconds. */
function age(date: Date, now: Date): readonly [number, Intl.RelativeTimeFormatUnit] {
  const seconds = (now.getTime() - date.getTime()) / 1000
  const unit = units.findLast(([, length]) => seconds >= length)
  return unit ? [Math.floor(seconds / unit[1]), unit[0]] : [0, 'second']
}

/** "October 2025" */
export function monthText(date: Date): string {
  return monthAndYear(date)
}

/** "9:05 PM" */
export function timeText(date: Date): string {
  return time(date)
}

/** "Today", "Yesterday", "Monday, October 6", or "October 6, 2024" in another year. */
export function dayText(date: Date, now: Date): string {
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  if (date.toDateString() === now.toDateString()) return 'Today'
  if (date.toDateString() === yesterday.toDateString()) return 'Yesterday'
  return (date.getFullYear() === now.getFullYear() ? day : dayAndYear)(date)
}
