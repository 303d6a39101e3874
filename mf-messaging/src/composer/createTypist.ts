/** A mark counts for 6 s: renewed this often it stays while one goes on typing. */
const RENEW_MS = 3000

type SetTyping = (threadId: string, typing: boolean) => Promise<void>

/** Tells the other member that I am typing: at the first key, every 3 s from then, and when I stop. */
export function createTypist(threadId: string, setTyping: SetTyping) {
  let markedAt = -Infinity
  let order = Promise.resolve()

  // One after the other: a mark that is overtaken by its removal would stay.
  const tell = (typing: boolean) => {
    order = order.then(() => setTyping(threadId, typing))
  }
  return {
    type(): void {
      const now = performance.now()
      if (now - markedAt < RENEW_MS) return
      markedAt = now
      tell(true)
    },
    stop(): void {
      if (markedAt === -Infinity) return
      markedAt = -Infinity
      tell(false)
    },
  }
}
