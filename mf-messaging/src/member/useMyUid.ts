import { useSession } from '@greenlight/runtime'

/** The signed-in member's id; '' only while the session ends. */
export function useMyUid(): string {
  return useSession(({ user }) => user?.uid ?? '')
}
