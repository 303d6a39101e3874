import type { Registry } from '@greenlight/kit/contract/registry'
import { useSyncExternalStore } from 'react'
import { useShell } from '../shell.ts'

/** The newest registry; undefined until one is known. */
export function useRegistry(): Registry | undefined {
  const { registry } = useShell()
  return useSyncExternalStore(registry.subscribe, registry.current)
}
