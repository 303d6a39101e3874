import { myBlocks } from '../account/mine.ts'
import { attempt } from '../attempt.ts'
import { currentUser } from '../currentMember.ts'
import { readPage } from '../readPage.ts'
import { parseBlock, type Block } from './parseBlock.ts'

/**
 * The members whom I blocked, at most 200. Costs a read a member, at least one.
 * @throws GreenlightError `blocks-load-failed`
 */
export function listBlocks(): Promise<readonly Block[]> {
  return attempt('blocks-load-failed', async () => {
    const { source, size } = await myBlocks(currentUser('blocks-load-failed').uid)
    return (await readPage(source, size, null, parseBlock)).items
  })
}
