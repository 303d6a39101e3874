import { saveMessageSettings } from '@greenlight/kit/data/users/saveMessageSettings'
import type { MessageSettings } from '@greenlight/kit/domain/messageSettings'
import { Switch } from '@greenlight/kit/ui/Switch'
import type { MessageSwitchText } from './messageSwitches.ts'
import { SaveState } from './SaveState.tsx'
import { useSave } from './useSave.ts'

/** One message setting; it turns at once, and back if it could not be saved. */
export function MessageSwitch(props: MessageSwitchText & { settings: MessageSettings }) {
  const { label, hint, isOn, change, settings } = props
  const { save, retry, saving, unsaved } = useSave((on: boolean) => saveMessageSettings(change(on)))
  const shown = saving.status === 'saving' && unsaved ? unsaved.value : isOn(settings)
  return (
    <div>
      <Switch label={label} hint={hint} checked={shown} onChange={(on) => void save(on)} />
      <SaveState saving={saving} onRetry={retry} />
    </div>
  )
}
