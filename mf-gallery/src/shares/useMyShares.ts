import { watchMyShares } from '@greenlight/kit/data/reports/watchMyShares'
import type { GreenlightError } from '@greenlight/kit/domain/errors'
import type { Report } from '@greenlight/kit/domain/report'
import { useEffect, useState } from 'react'

/** How long the skeleton stands for what has not come. */
const LOADING_LIMIT_MS = 1500

type MyShares = {
  /** Null until they have come. */
  readonly reports: readonly Report[] | null
  readonly error: GreenlightError | null
  /** They take longer than usual; they may still come. */
  readonly late: boolean
}

const START: MyShares = { reports: null, error: null, late: false }

/** My own shares, live. `retry` starts to listen anew. */
export function useMyShares() {
  const [shares, setShares] = useState(START)
  const [attempt, setAttempt] = useState(0)

  useEffect(() => {
    const timer = setTimeout(
      () => setShares((before) => ({ ...before, late: before.reports === null })),
      LOADING_LIMIT_MS,
    )
    const stop = watchMyShares(
      (reports) => setShares({ reports, error: null, late: false }),
      (error) => setShares((before) => ({ ...before, error })),
    )
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [attempt])

  const retry = () => {
    setShares(START)
    setAttempt(attempt + 1)
  }
  return { ...shares, retry }
}
