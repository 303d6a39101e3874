import { getPartnerName } from '@greenlight/kit/data/threads/getPartnerName'
import { listBlocks } from '@greenlight/kit/data/users/listBlocks'

export type BlockedMember = { readonly uid: string; readonly name: string }

/** The members whom I blocked, by the name that our conversation knows. */
export async function loadBlocked(): Promise<readonly BlockedMember[]> {
  const blocks = await listBlocks()
  return Promise.all(blocks.map(async ({ uid }) => ({ uid, name: await getPartnerName(uid) })))
}
