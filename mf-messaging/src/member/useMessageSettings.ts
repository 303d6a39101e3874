import { defaultMessageSettings, type MessageSettings } from '@greenlight/domain/member'
import { useSession } from '@greenlight/runtime'

export function useMessageSettings(): MessageSettings {
  return useSession(({ member }) =>
    member.state === 'ready' ? member.profile.messageSettings : defaultMessageSettings,
  )
}
