import { localStore, readStored } from '@greenlight/runtime'
import { useMemo, useSyncExternalStore } from 'react'
import * as v from 'valibot'

/** Paths of what this admin leaves to the others, on this device. Sign-out removes them. */
const HANDED_OVER_KEY = 'gl.admin.handedOver.v1'

const stored = () => readStored(HANDED_OVER_KEY, v.array(v.string())) ?? []

export function handOver(targetPath: string): void {
  localStore.set(HANDED_OVER_KEY, JSON.stringify([...stored(), targetPath]))
}

export function takeBack(targetPaths: readonly string[]): void {
  const left = stored().filter((path) => !targetPaths.includes(path))
  localStore.set(HANDED_OVER_KEY, JSON.stringify(left))
}

/** The paths of what is handed over. */
export function useHandedOver(): readonly string[] {
  const text = useSyncExternalStore(
    (onChange) => localStore.subscribe(HANDED_OVER_KEY, onChange),
    () => localStore.get(HANDED_OVER_KEY),
  )
  return useMemo(() => (text === null ? [] : stored()), [text])
}
