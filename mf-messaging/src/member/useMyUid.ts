import { useSession } from '@greenlight/runtime'

/** The signed-in member's id; '' while the session ends. */
export function useMyUid(): string {
  return useSession(({ user }) => user?.uid ?? '')
}
