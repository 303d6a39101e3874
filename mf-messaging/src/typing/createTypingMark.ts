/** A mark counts for 6 s. Renewed this often, it stays while the member types. */
const RENEW_MS = 3000

type SetTyping = (threadId: string, typing: boolean) => Promise<void>

/** Shows the other member that I am typing: writes at the first key, then every 3 s at most, and on `clear`. */
export function createTypingMark(threadId: string, setTyping: SetTyping) {
  let markedAt = -Infinity
  let writes = Promise.resolve()

  // In sequence: if the removal arrived before the mark, the mark would stay.
  const write = (typing: boolean) => {
    writes = writes.then(() => setTyping(threadId, typing))
  }
  return {
    show(): void {
      const now = performance.now()
      if (now - markedAt < RENEW_MS) return
      markedAt = now
      write(true)
    },
    clear(): void {
      if (markedAt === -Infinity) return
      markedAt = -Infinity
      write(false)
    },
  }
}
