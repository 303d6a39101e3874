import { Switch } from '@greenlight/kit/ui/form/Switch'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { hideMeFast } from '@greenlight/runtime'
import { useState } from 'react'

/** What Quick exit does, and whether it also signs out. The setting is of this device. */
export function QuickExitPanel() {
  const [fast, setFast] = useState(hideMeFast.isOn)
  return (
    <Panel
      title="Quick exit"
      text="Press Quick exit at the top, or Esc three times, and the site goes away at once. Back then shows an empty page, until you open the site again. The browser keeps its history: use a private window on a device that others use."
    >
      <Switch
        label="Hide me fast"
        hint="Quick exit also signs you out on this device, and removes drafts and messages that are not sent yet."
        checked={fast}
        onChange={(on) => {
          hideMeFast.set(on)
          setFast(on)
        }}
      />
    </Panel>
  )
}
