import type { MessageSettings } from '../../domain/messageSettings.ts'
import { attempt } from '../attempt.ts'
import { writeMember } from './writeMember.ts'

/**
 * Saves the message settings in `change` and leaves the others as they are, also those that an older
 * document keeps flat: two switches pressed at once do not undo each other. Costs no read.
 * @throws GreenlightError `settings-save-failed`
 */
export function saveMessageSettings(change: Partial<MessageSettings>): Promise<void> {
  return attempt('settings-save-failed', () =>
    writeMember({ messageSettings: change }, (profile) => ({
      ...profile,
      messageSettings: { ...profile.messageSettings, ...change },
    })),
  )
}
