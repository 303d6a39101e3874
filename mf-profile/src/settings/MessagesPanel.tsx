import type { MessageSettings } from '@greenlight/kit/domain/messageSettings'
import { Panel } from '@greenlight/kit/ui/Panel'
import styled from 'styled-components'
import { MessageSwitch } from './MessageSwitch.tsx'
import { messageSwitches } from './messageSwitches.ts'

/** Who may write, and what others see of me while they do. */
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
