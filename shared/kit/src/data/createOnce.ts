import { firestore } from '@greenlight/runtime'
import type { DocumentReference } from 'firebase/firestore/lite'
import { isDenied } from './dataError.ts'

/**
 * Runs `create`, which makes the document `ref` under an id that the caller chose. A repetition is
 * refused, since nothing may be edited; if the document is there by then, an earlier try got through
 * and only its answer was lost. Costs one read more only when refused.
 */
export async function createOnce(
  ref: DocumentReference,
  create: () => Promise<void>,
): Promise<void> {
  try {
    await create()
  } catch (cause) {
    if (!isDenied(cause) || !(await isThere(ref))) throw cause
  }
}

async function isThere(ref: DocumentReference): Promise<boolean> {
  const { getDoc } = await firestore()
  return getDoc(ref).then(
    (snapshot) => snapshot.exists(),
    () => false,
  )
}
