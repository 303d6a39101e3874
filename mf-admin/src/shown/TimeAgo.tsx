import { timeAgo } from '@greenlight/kit/domain/when'
import { useState } from 'react'

const exact = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

/** How long ago something was, as of when it came into view; the exact time on hovering. */
export function TimeAgo({ date }: { date: Date | null }) {
  const [now] = useState(() => new Date())
  if (!date) return <>at an unknown time</>
  return (
    <time dateTime={date.toISOString()} title={exact.format(date)}>
      {timeAgo(date, now)}
    </time>
  )
}
