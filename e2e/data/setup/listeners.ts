import * as sdk from 'firebase/firestore'

type Listen = <Snapshot extends { readonly metadata: sdk.SnapshotMetadata }>(
  source: sdk.Query | sdk.DocumentReference,
  options: sdk.SnapshotListenOptions,
  onNext: (snapshot: Snapshot) => void,
  onError: (error: sdk.FirestoreError) => void,
) => sdk.Unsubscribe

// The overload that the product calls.
const listen = sdk.onSnapshot as Listen

const waiting = new Set<() => void>()

/** Resolves when the server first answers a listener. The emulator can lose writes while a listener starts. */
export function nextListenerStarted(): Promise<void> {
  return new Promise((resolve) => waiting.add(resolve))
}

/** The SDK’s function, which also resolves `nextListenerStarted`. */
export const onSnapshot: Listen = (source, options, onNext, onError) => {
  const hear: typeof onNext = (snapshot) => {
    onNext(snapshot)
    if (snapshot.metadata.fromCache) return
    waiting.forEach((resolve) => resolve())
    waiting.clear()
  }
  return listen(source, options, hear, onError)
}
