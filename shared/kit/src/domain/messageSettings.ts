import { isRecord } from './record.ts'

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

/**
 * Message settings of a user document: each from `messageSettings`, else from the flat field that
 * older documents have (`msgAllow`, `msgReadReceipts`, `msgTyping`, `msgNotifications`), else the default.
 */
export function readMessageSettings(user: Readonly<Record<string, unknown>>): MessageSettings {
  const nested = isRecord(user['messageSettings']) ? user['messageSettings'] : {}
  const { allow, readReceipts, typingIndicators, notifications } = defaultMessageSettings
  return {
    allow: firstOf(isAllow, nested['allow'], user['msgAllow']) ?? allow,
    readReceipts:
      firstOf(isBoolean, nested['readReceipts'], user['msgReadReceipts']) ?? readReceipts,
    typingIndicators:
      firstOf(isBoolean, nested['typingIndicators'], user['msgTyping']) ?? typingIndicators,
    notifications:
      firstOf(isBoolean, nested['notifications'], user['msgNotifications']) ?? notifications,
  }
}

function firstOf<T>(accepts: (value: unknown) => value is T, ...values: unknown[]): T | undefined {
  return values.find(accepts)
}

const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean'

const isAllow = (value: unknown): value is MessageSettings['allow'] =>
  value === 'everyone' || value === 'none'
