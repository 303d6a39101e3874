import {
  type Failure,
  type LiveData,
  type LoadKey,
  type Subscribe,
  useForgetOnUnmount,
  useLive,
} from '@greenlight/runtime'

/**
 * `useLive`, but the data is forgotten on unmount. Old messages or read times would put the line
 * "New messages" into the wrong place, and mark messages as read a second time.
 */
export function useListener<T>(
  key: LoadKey | null,
  subscribe: Subscribe<T>,
  code: Failure,
): LiveData<T> {
  useForgetOnUnmount(key)
  return useLive(key, subscribe, code)
}
