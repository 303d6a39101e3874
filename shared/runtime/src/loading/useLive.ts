import { useEffect, useEffectEvent, useState } from 'react'
import type { Failure, GreenlightError } from '../errors.ts'
import { OFFLINE, useOnline } from './connection.ts'
import type { LiveData, LiveOptions, LoadKey, Subscribe } from './loadingTypes.ts'
import { useFailure } from './useFailure.ts'

/** The last data of each listener, for the next visit, by its key as text. */
const kept = new Map<string, unknown>()

const nameOf = (key: LoadKey) => JSON.stringify(key)

/** The latest data of a listener. `times` counts retries. */
type Live<T> = {
  readonly name: string | null
  readonly times: number
  readonly data: T | undefined
  readonly error: GreenlightError | null
}

export function useLive<T>(
  key: LoadKey | null,
  subscribe: Subscribe<T>,
  code: Failure,
  { keep = true }: LiveOptions = {},
): LiveData<T> {
  const name = key && nameOf(key)
  const begin = (): Live<T> => ({
    name,
    times: 0,
    data: keep && name !== null ? (kept.get(name) as T | undefined) : undefined,
    error: null,
  })
  const [stored, setLive] = useState(begin)
  const isOfKey = stored.name === name
  const live = isOfKey ? stored : begin()
  if (!isOfKey) setLive(live)

  const listen = useEffectEvent((of: string) => {
    const change = (to: Partial<Live<T>>) =>
      setLive((before) => (before.name === of ? { ...before, ...to } : before))
    return subscribe(
      (data) => {
        if (keep) kept.set(of, data)
        change({ data, error: null })
      },
      (error) => change(keep ? { error } : { data: undefined, error }),
    )
  })
  const { times, data, error } = live
  useEffect(() => (name === null ? undefined : listen(name)), [name, times])

  // After a retry the old data stays visible until the new listener answers.
  const retry = () => setLive((before) => ({ ...before, times: before.times + 1, error: null }))
  // Without a connection, the SDK waits and reports no error.
  const isWaiting = !useOnline() && data === undefined
  return { data, error: useFailure(error, code, retry) ?? (isWaiting ? OFFLINE : null), retry }
}

/** Removes the data of listeners under `key`, and under keys that begin with it. */
export function forgetLive(key: LoadKey): void {
  const name = nameOf(key)
  const beginning = `${name.slice(0, -1)},`
  for (const each of kept.keys()) if (each === name || each.startsWith(beginning)) kept.delete(each)
}
