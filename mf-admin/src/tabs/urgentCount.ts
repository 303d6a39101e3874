import { parseCase } from '@greenlight/domain/case'
import { urgentReasons } from '@greenlight/domain/urgent'
import { attempt } from '@greenlight/kit/data/attempt'
import { firestore } from '@greenlight/runtime'
import { groupSameWords } from '../cases/sameWords.ts'
import { failure } from '../errors.ts'
import { groupFlagsByTarget, isUrgentGroup, mergeFlags } from '../flags/flagGroups.ts'
import { listOpenFlags } from '../flags/flags.ts'

const CASES_LIMIT = 100

/**
 * How many flagged documents, members and requests are urgent; of each kind at most 100. Costs a read for each of the
 * 100 oldest open flags, for each urgent one and for each urgent request, at least four.
 * @throws GreenlightError `admin/pending-load-failed`
 */
export function countUrgent(): Promise<number> {
  return attempt(failure('admin/pending-load-failed'), async () => {
    const { db, collection, getDocs, limit, query, where } = await firestore()
    const listCases = async (field: 'wish' | 'relation', value: string) => {
      const { docs } = await getDocs(
        query(
          collection(db, 'cases'),
          where('kind', '==', 'removal'),
          where('state', '==', 'open'),
          where(field, '==', value),
          limit(CASES_LIMIT),
        ),
      )
      return docs.map((one) => parseCase(one.id, one.data()))
    }
    const [oldest, urgent, intimate, minor] = await Promise.all([
      listOpenFlags(null),
      listOpenFlags(urgentReasons),
      listCases('wish', 'intimate'),
      listCases('relation', 'minor'),
    ])
    const groups = groupFlagsByTarget(mergeFlags(oldest, urgent)).filter(isUrgentGroup)
    const cases = new Map([...intimate, ...minor].map((one) => [one.id, one]))
    return groups.length + groupSameWords([...cases.values()]).length
  })
}
