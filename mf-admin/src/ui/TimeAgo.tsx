import { timeAgo } from '@greenlight/domain/when'
import { useNow } from '@greenlight/kit/ui/display/useNow'

const exact = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

/** How long ago. The exact time shows on hover. */
export function TimeAgo({ date }: { date: Date | null }) {
  const now = useNow()
  if (!date) return <>at an unknown time</>
  return (
    <time dateTime={date.toISOString()} title={exact.format(date)}>
      {timeAgo(date, now)}
    </time>
  )
}
