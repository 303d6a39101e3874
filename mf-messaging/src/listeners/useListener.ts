import {
  type Failure,
  type LiveData,
  type LoadKey,
  type Subscribe,
  useForgetOnUnmount,
  useLive,
} from '@greenlight/runtime'

/**
 * Like `useLive`, but the data is removed on unmount. Old messages or read times would show the line "New
 * messages" in the wrong place, and mark messages as read a second time.
 */
export function useListener<T>(
  key: LoadKey | null,
  subscribe: Subscribe<T>,
  code: Failure,
): LiveData<T> {
  useForgetOnUnmount(key)
  return useLive(key, subscribe, code)
}
