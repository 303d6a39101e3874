import { useState } from 'react'

const KEY = 'gl.admin.shortcuts.v1'

/** Whether letters act, remembered on this device. */
export function useShortcutsSetting() {
  const [on, setOn] = useState(() => localStorage.getItem(KEY) !== 'off')
  const change = (wanted: boolean) => {
    setOn(wanted)
    localStorage.setItem(KEY, wanted ? 'on' : 'off')
  }
  return [on, change] as const
}
