import type { MessageSettings } from '@greenlight/kit/domain/messageSettings'

export type MessageSwitchText = {
  readonly label: string
  readonly hint: string
  readonly isOn: (settings: MessageSettings) => boolean
  /** What is saved when the switch is turned. */
  readonly change: (on: boolean) => Partial<MessageSettings>
}

/** The message settings, each as one switch. */
export const messageSwitches: readonly MessageSwitchText[] = [
  {
    label: 'Messages from everyone',
    hint: 'Off: nobody can write to you, not even in conversations that you have.',
    isOn: ({ allow }) => allow === 'everyone',
    change: (on) => ({ allow: on ? 'everyone' : 'none' }),
  },
  {
    label: 'Read receipts',
    hint: 'Others see when you have read their messages.',
    isOn: ({ readReceipts }) => readReceipts,
    change: (readReceipts) => ({ readReceipts }),
  },
  {
    label: 'Typing indicators',
    hint: 'Others see when you are writing.',
    isOn: ({ typingIndicators }) => typingIndicators,
    change: (typingIndicators) => ({ typingIndicators }),
  },
  {
    label: 'Notifications',
    hint: 'The menu shows how many messages wait for you.',
    isOn: ({ notifications }) => notifications,
    change: (notifications) => ({ notifications }),
  },
]
