import { createContext, use } from 'react'
import type { UnreadBadge } from './createUnreadBadge.ts'

/** The unread badge of the page. */
export const UnreadBadgeContext = createContext<UnreadBadge | null>(null)

export function useUnreadBadge(): UnreadBadge {
  const badge = use(UnreadBadgeContext)
  if (!badge) throw new Error('The page provides the unread badge.')
  return badge
}
