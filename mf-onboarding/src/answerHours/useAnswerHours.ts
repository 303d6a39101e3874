import { config } from '@greenlight/runtime'
import { useEffect, useState } from 'react'

/** The number of hours within which the operator promises an answer; null without a promise. */
export function useAnswerHours(): number | null {
  const [hours, setHours] = useState<number | null>(null)
  useEffect(() => {
    config().then(
      ({ operator }) => setHours(operator?.answerHours ?? null),
      () => {},
    )
  }, [])
  return hours
}
