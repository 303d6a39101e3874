import { INSTALL_TEXT, lockScreenText, pushSupport } from '@greenlight/kit/data/pushSupport'
import { FieldHint } from '@greenlight/kit/ui/form/Field'
import { Switch } from '@greenlight/kit/ui/form/Switch'
import { importWithRetry, localStore, storageKeys } from '@greenlight/runtime'
import { SaveStatus } from '../settings/SaveStatus.tsx'
import { useSaveSetting } from '../settings/useSaveSetting.ts'

const importPush = importWithRetry(() => import('@greenlight/kit/data/pushDevice'))

const LABEL = 'On this device'

type Props = {
  /** The public VAPID key. */
  pushKey: string
  /** Whether some device of the member gets push messages. */
  isOnSomewhere: boolean
}

/** Whether this browser gets push messages, or why it cannot. */
export function DeviceSwitch({ pushKey, isOnSomewhere }: Props) {
  const { save, saving, unsaved } = useSaveSetting(async (on: boolean) => {
    const { addThisDevice, removeThisDevice } = await importPush()
    await (on ? addThisDevice(pushKey) : removeThisDevice())
  })
  const support = pushSupport()
  const isSaving = saving.status === 'saving'
  if (support === 'install' || support === 'none') {
    return (
      <NoSwitch>{support === 'install' ? INSTALL_TEXT : 'This browser cannot do it.'}</NoSwitch>
    )
  }
  if (support === 'blocked' && saving.status === 'idle') {
    return <NoSwitch>{BLOCKED}</NoSwitch>
  }

  async function turn(on: boolean): Promise<void> {
    // Browsers ask only directly after a click.
    if (on) await Notification.requestPermission()
    await save(on)
  }
  const isOn = isOnSomewhere && localStore.get(storageKeys.pushSlot) !== null
  return (
    <div>
      <Switch
        label={LABEL}
        hint={`Also while Greenlight is closed. ${lockScreenText()}`}
        checked={isSaving && unsaved ? unsaved.value : isOn}
        onChange={(on) => void turn(on)}
      />
      <SaveStatus saving={saving} onRetry={() => unsaved && void turn(unsaved.value)} />
    </div>
  )
}

const BLOCKED =
  'Your browser does not allow notifications of this site. You can change that in its settings.'

function NoSwitch({ children }: { children: string }) {
  return (
    <div>
      <strong>{LABEL}</strong>
      <FieldHint>{children}</FieldHint>
    </div>
  )
}
