import {
  defaultMessageSettings,
  type MessageSettings,
} from '@greenlight/kit/domain/messageSettings'
import { useSession } from '@greenlight/runtime'

/** Who is signed in; '' only while the session ends. */
export function useMyUid(): string {
  return useSession(({ user }) => user?.uid ?? '')
}

/** My own message settings. */
export function useMessageSettings(): MessageSettings {
  return useSession(({ member }) =>
    member.state === 'ready' ? member.profile.messageSettings : defaultMessageSettings,
  )
}
