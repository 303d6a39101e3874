import * as v from 'valibot'
import { orNull, part } from './stored.ts'

export type MessageSettings = {
  readonly allow: 'everyone' | 'none'
  readonly readReceipts: boolean
  readonly typingIndicators: boolean
  readonly notifications: boolean
}

export const defaultMessageSettings: MessageSettings = {
  allow: 'everyone',
  readReceipts: true,
  typingIndicators: true,
  notifications: true,
}

const allow = orNull(v.picklist(['everyone', 'none']))
const isOn = orNull(v.boolean())

const stored = v.object({
  messageSettings: part({ allow, readReceipts: isOn, typingIndicators: isOn, notifications: isOn }),
  msgAllow: allow,
  msgReadReceipts: isOn,
  msgTyping: isOn,
  msgNotifications: isOn,
})

/**
 * Parses the message settings of a user document. Each comes from `messageSettings`, else from the flat
 * field of older documents (`msgAllow`, `msgReadReceipts`, `msgTyping`, `msgNotifications`), else it is the
 * default.
 */
export function readMessageSettings(user: Readonly<Record<string, unknown>>): MessageSettings {
  const { messageSettings: nested, ...flat } = v.parse(stored, user)
  const { allow, readReceipts, typingIndicators, notifications } = defaultMessageSettings
  return {
    allow: nested.allow ?? flat.msgAllow ?? allow,
    readReceipts: nested.readReceipts ?? flat.msgReadReceipts ?? readReceipts,
    typingIndicators: nested.typingIndicators ?? flat.msgTyping ?? typingIndicators,
    notifications: nested.notifications ?? flat.msgNotifications ?? notifications,
  }
}
