import * as sdk from 'firebase/firestore'

type Listen = <Snapshot extends { readonly metadata: sdk.SnapshotMetadata }>(
  source: sdk.Query | sdk.DocumentReference,
  options: sdk.SnapshotListenOptions,
  onNext: (snapshot: Snapshot) => void,
  onError: (error: sdk.FirestoreError) => void,
) => sdk.Unsubscribe

// Of its overloads the one that the product calls.
const listen = sdk.onSnapshot as Listen

const waiting = new Set<() => void>()

/** When the server first answers a listener: the emulator can lose what is written while one starts. */
export function nextListener(): Promise<void> {
  return new Promise((resolve) => waiting.add(resolve))
}

/** The SDK's, and tells `nextListener`. */
export const onSnapshot: Listen = (source, options, onNext, onError) => {
  const hear: typeof onNext = (snapshot) => {
    onNext(snapshot)
    if (snapshot.metadata.fromCache) return
    waiting.forEach((resolve) => resolve())
    waiting.clear()
  }
  return listen(source, options, hear, onError)
}
