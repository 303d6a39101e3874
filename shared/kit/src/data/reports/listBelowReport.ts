import { firestore } from '@greenlight/runtime'
import type { DocumentReference } from 'firebase/firestore/lite'
import { readAll } from '../readAll.ts'

const EXPERIENCES = 100
const COMMENTS = 200

/** All experiences below a report and all comments below those. Costs a read each. */
export async function listBelowReport(
  report: DocumentReference,
): Promise<readonly DocumentReference[]> {
  const { collection, doc } = await firestore()
  const experiences = await readAll(collection(report, 'experiences'), EXPERIENCES, (id) =>
    doc(report, 'experiences', id),
  )
  const comments = await Promise.all(
    experiences.map((experience) =>
      readAll(collection(experience, 'comments'), COMMENTS, (id) =>
        doc(experience, 'comments', id),
      ),
    ),
  )
  return [...experiences, ...comments.flat()]
}
