import { isRequestTo, type Thread } from '@greenlight/domain/thread'
import { paths } from '@greenlight/kit/contract/paths'

/** The lists of conversations. Each conversation is in one of them. */
export type ThreadView = 'open' | 'requests' | 'left'

/** The list that the address names. */
export function readView(value: string | null): ThreadView {
  return value === 'requests' || value === 'left' ? value : 'open'
}

/** The list in which `me` finds a conversation. */
export function viewOf(thread: Thread, me: string): ThreadView {
  if (thread.left.includes(me)) return 'left'
  return isRequestTo(thread, me) ? 'requests' : 'open'
}

export function viewPath(view: ThreadView): string {
  return view === 'open' ? paths.messages() : `${paths.messages()}?view=${view}`
}

/** The conversation after `me` has left or rejoined it. */
export function withLeft(thread: Thread, me: string, left: boolean): Thread {
  const others = thread.left.filter((uid) => uid !== me)
  return { ...thread, left: left ? [...others, me] : others }
}
