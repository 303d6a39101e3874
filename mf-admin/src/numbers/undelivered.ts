import {
  parseUndelivered,
  type Undelivered,
  undeliveredPath,
} from '@greenlight/domain/alertsDelivery'
import { attempt } from '@greenlight/kit/data/attempt'
import { firestore } from '@greenlight/runtime'
import { failure } from '../errors.ts'

/**
 * The alerts that could not be delivered for a day. None on a site without e-mail. Costs one read.
 * @throws GreenlightError `admin/view-load-failed`
 */
export function getUndelivered(): Promise<Undelivered> {
  return attempt(failure('admin/view-load-failed'), async () => {
    const { db, doc, getDoc } = await firestore()
    return parseUndelivered((await getDoc(doc(db, undeliveredPath))).data() ?? {})
  })
}
