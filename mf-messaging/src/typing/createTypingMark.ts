/** A mark counts for 6 s. Renewed this often, it stays while the member types. */
const RENEW_MS = 3000

/** The rules take the end of a mark a second after it. */
const PACE_MS = 1000

type SetTyping = (threadId: string, typing: boolean) => Promise<void>

/**
 * Shows the other member that I am typing: writes at the first key, then every 3 s at most, and on `clear`,
 * at the earliest a second after the last mark.
 */
export function createTypingMark(threadId: string, setTyping: SetTyping) {
  let markedAt = -Infinity
  let writes = Promise.resolve()

  // In sequence: if the removal arrived before the mark, the mark would stay.
  const write = (typing: boolean) => {
    writes = writes.then(async () => {
      await setTyping(threadId, typing)
      if (typing) await new Promise((resolve) => setTimeout(resolve, PACE_MS))
    })
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
