import { foldUsername } from '@greenlight/domain/names'
import { useState } from 'react'
import { isUsernameFree } from './usernameRequests.ts'

/** A slow answer must not keep a member from getting a name: saving it asks again. */
const LONGEST_MS = 3000

/** The names that were asked for, in any spelling, and whether they are free. */
export function useUsernames() {
  const [known, setKnown] = useState<ReadonlyMap<string, boolean>>(new Map())

  function learn(username: string, isFree: boolean): void {
    setKnown((before) => new Map(before).set(foldUsername(username), isFree))
  }

  /** Whether a name is free, as far as that can be found out in 3 s. Never rejects. */
  async function ask(username: string): Promise<boolean> {
    const late = new Promise<null>((resolve) => setTimeout(resolve, LONGEST_MS, null))
    const isFree = await Promise.race([isUsernameFree(username), late]).catch(() => null)
    if (isFree !== null) learn(username, isFree)
    return isFree ?? true
  }

  return {
    /** Undefined until it was asked for. */
    isFree: (username: string) => known.get(foldUsername(username)),
    isTaken: (username: string) => known.get(foldUsername(username)) === false,
    markTaken: (username: string) => learn(username, false),
    ask,
  }
}
