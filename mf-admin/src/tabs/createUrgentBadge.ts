import { paths } from '@greenlight/kit/contract/paths'
import { setMenuBadge } from '@greenlight/runtime'
import { countUrgent } from './urgentCount.ts'

const EVERY_MS = 10 * 60 * 1000

/** Shows the number of urgent items at the menu entry of admin review. Counts again every ten minutes. */
export function createUrgentBadge() {
  /** The number of counts so far. Only the latest one is shown. */
  let turn = 0
  let isRunning = false

  async function count(): Promise<void> {
    turn += 1
    const mine = turn
    const urgent = await countUrgent().catch((cause: unknown) => {
      console.warn('Urgent items were not counted.', cause)
      return null
    })
    if (urgent === null || mine !== turn || !isRunning) return
    const text = urgent === 1 ? '1 urgent item' : `${urgent} urgent items`
    setMenuBadge(paths.adminReview(), urgent > 0 ? { count: urgent, text } : null)
  }

  return {
    start(): () => void {
      isRunning = true
      void count()
      const timer = setInterval(() => {
        if (!document.hidden) void count()
      }, EVERY_MS)
      return () => {
        isRunning = false
        clearInterval(timer)
        setMenuBadge(paths.adminReview(), null)
      }
    },
    /** Counts again after a decision. */
    refresh(): void {
      if (isRunning) void count()
    },
  }
}
