import { countReportsWithoutOwner } from '../google/reportOwners.mjs'
import { UserError } from '../stack/userError.mjs'

/**
 * The access rules know the owner of a report by `ownerUid` alone.
 * @param {string} project
 * @throws {UserError} while reports lack it
 */
export async function needOwners(project) {
  const missing = await countReportsWithoutOwner(project)
  if (missing === 0) return
  throw new UserError(
    `${missing} reports have no ownerUid: run npm run migrate -- --project ${project} first. Without it, their owners could not manage them.`,
  )
}
