import type { MessageSettings } from '@greenlight/domain/member'
import { Switch } from '@greenlight/kit/ui/form/Switch'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import styled from 'styled-components'
import { SaveStatus } from './SaveStatus.tsx'
import { saveMessageSettings } from './settingsRequests.ts'
import { useSaveSetting } from './useSaveSetting.ts'

/** Settings for who may write to me, read receipts and typing indicators. */
export function MessagesPanel({ settings }: { settings: MessageSettings }) {
  return (
    <Panel title="Messages">
      <Rows>
        {messageSwitches.map((messageSwitch) => (
          <MessageSwitch key={messageSwitch.label} {...messageSwitch} settings={settings} />
        ))}
      </Rows>
    </Panel>
  )
}

const Rows = styled.div`
  display: grid;
  gap: var(--gl-space-4);
`

/** One message setting. The switch turns at once, and turns back if the change could not be saved. */
function MessageSwitch(props: MessageSwitchText & { settings: MessageSettings }) {
  const { label, hint, isOn, change, settings } = props
  const { save, saving, unsaved } = useSaveSetting((on: boolean) => saveMessageSettings(change(on)))
  const shown = saving.status === 'saving' && unsaved ? unsaved.value : isOn(settings)
  return (
    <div>
      <Switch label={label} hint={hint} checked={shown} onChange={(on) => void save(on)} />
      <SaveStatus saving={saving} onRetry={() => unsaved && void save(unsaved.value)} />
    </div>
  )
}

type MessageSwitchText = {
  readonly label: string
  readonly hint: string
  readonly isOn: (settings: MessageSettings) => boolean
  /** The change to save when the switch is turned. */
  readonly change: (on: boolean) => Partial<MessageSettings>
}

const messageSwitches: readonly MessageSwitchText[] = [
  {
    label: 'Messages from everyone',
    hint: 'Off: nobody can write to you, not even in conversations that you have.',
    isOn: ({ allow }) => allow === 'everyone',
    change: (on) => ({ allow: on ? 'everyone' : 'none' }),
  },
  {
    label: 'Read receipts',
    hint: 'Others see when you have read their messages. Off: the times they saw so far are removed, too. When you last opened a conversation is kept for your own count of unread messages.',
    isOn: ({ readReceipts }) => readReceipts,
    change: (readReceipts) => ({ readReceipts }),
  },
  {
    label: 'Typing indicators',
    hint: 'Others see when you are writing.',
    isOn: ({ typingIndicators }) => typingIndicators,
    change: (typingIndicators) => ({ typingIndicators }),
  },
]
