import type { Fields } from '@greenlight/domain/fields'
import { firestore } from '@greenlight/runtime'
import type { DocumentReference } from 'firebase/firestore/lite'
import { isDenied } from './attempt.ts'

/** Whether `id` (for instance from an address) is a valid document id. A slash would change the path. */
export function isDocumentId(id: string): boolean {
  return id.length <= 1500 && !/^$|\/|^\.{1,2}$|^__.*__$/.test(id)
}

/**
 * Runs `create`, which creates the document `ref` under an id that the caller chose. The rules refuse a
 * second creation. If the document exists, an earlier attempt succeeded and its answer was lost, so this is
 * no error. Costs one more read, only when refused.
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

/** Whether a document exists; false where it must not be read. */
export async function isThere(ref: DocumentReference): Promise<boolean> {
  const { getDoc } = await firestore()
  return getDoc(ref).then(
    (snapshot) => snapshot.exists(),
    () => false,
  )
}

/** Whether a document has these texts and other plain values; false where it must not be read. Costs one read. */
export async function hasStoredFields(ref: DocumentReference, fields: Fields): Promise<boolean> {
  const { getDoc } = await firestore()
  const stored = await getDoc(ref).then(
    (snapshot) => snapshot.data(),
    () => undefined,
  )
  return Object.entries(fields).every(([name, value]) => stored?.[name] === value)
}
