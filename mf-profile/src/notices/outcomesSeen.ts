import { localStore } from '@greenlight/runtime'

const KEY = 'gl.profile.outcomesSeen.v1'

/** When the decisions on my flags were last shown on this device; null if never. */
export function readOutcomesSeen(): Date | null {
  const time = new Date(localStore.get(KEY) ?? '')
  return Number.isNaN(time.getTime()) ? null : time
}

export function setOutcomesSeen(time: Date): void {
  localStore.set(KEY, time.toISOString())
}
