import { timeAgo } from '@greenlight/domain/when'
import { useState } from 'react'

const exact = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

/** How long ago, measured when it is first rendered. The exact time shows on hover. */
export function TimeAgo({ date }: { date: Date | null }) {
  const [now] = useState(() => new Date())
  if (!date) return <>at an unknown time</>
  return (
    <time dateTime={date.toISOString()} title={exact.format(date)}>
      {timeAgo(date, now)}
    </time>
  )
}
