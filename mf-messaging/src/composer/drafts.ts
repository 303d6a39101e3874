/** Per member and conversation; gone when one signs out, as all of session storage. */
const keyOf = (uid: string, threadId: string) => `gl.draft.v1.${uid}.${threadId}`

/** What was typed in a conversation and not sent yet. */
export function readDraft(uid: string, threadId: string): string {
  return sessionStorage.getItem(keyOf(uid, threadId)) ?? ''
}

/** Keeps `text` while one looks at another conversation or reloads. */
export function writeDraft(uid: string, threadId: string, text: string): void {
  try {
    if (text) sessionStorage.setItem(keyOf(uid, threadId), text)
    else sessionStorage.removeItem(keyOf(uid, threadId))
  } catch (cause) {
    console.warn('A draft is not kept across a reload: there is no room.', cause)
  }
}
