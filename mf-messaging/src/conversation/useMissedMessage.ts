import type { Message } from '@greenlight/domain/thread'
import { useEffect, useEffectEvent } from 'react'

/** The time limit for the listener to deliver the last message of the list of conversations. */
const MISSED_MS = 3000

/**
 * Reads the messages again if the last one of the conversation is missing. The listener covers only messages that are
 * newer than the first read. A message with the same time as the last one read, stored a moment later, is in neither.
 */
export function useMissedMessage(
  lastId: string | null,
  messages: readonly Message[] | undefined,
  readAgain: () => void,
): void {
  const isMissed = messages?.every(({ id }) => id !== lastId) ?? false
  const missed = isMissed ? lastId : null
  const read = useEffectEvent(readAgain)
  useEffect(() => {
    if (missed === null) return
    const timer = setTimeout(read, MISSED_MS)
    return () => clearTimeout(timer)
  }, [missed])
}
