import { Switch } from '@greenlight/kit/ui/form/Switch'
import { useSession } from '@greenlight/runtime'
import { SaveStatus } from '../settings/SaveStatus.tsx'
import { saveMessageSettings } from '../settings/settingsRequests.ts'
import { useSaveSetting } from '../settings/useSaveSetting.ts'
import { wantsAdditions } from './additions.ts'

/** Turns notices of new experiences and comments on or off. It turns back if the change could not be saved. */
export function AdditionsSwitch() {
  const wants = useSession(wantsAdditions)
  const { save, saving, unsaved } = useSaveSetting((additions: boolean) =>
    saveMessageSettings({ additions }),
  )
  return (
    <div>
      <Switch
        label="New experiences and comments"
        hint="On profiles that you shared, one notice for each profile."
        checked={saving.status === 'saving' && unsaved ? unsaved.value : wants}
        onChange={(on) => void save(on)}
      />
      <SaveStatus saving={saving} onRetry={() => unsaved && void save(unsaved.value)} />
    </div>
  )
}
