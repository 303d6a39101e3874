import { askConfirm, showAlert, showToast, toGreenlightError } from '@greenlight/runtime'
import { block } from '../data/blocks.ts'
import { failure } from '../errors.ts'

/** Another member, as those who can be reported or blocked are shown. */
export type OtherMember = { readonly uid: string; readonly name: string }

/** Says what a block does, and blocks that member once this is confirmed. Returns whether it was. */
export async function blockMember({ uid, name }: OtherMember): Promise<boolean> {
  const confirmed = await askConfirm(`Block \u2068${name}\u2069?`, {
    detail:
      'You two can no longer write to each other or add to each other’s shares, and your conversation is hidden for you. They can still read it, and what you share. What they posted stays. You can undo this in Settings.',
    confirmLabel: 'Block',
    destructive: true,
  })
  if (!confirmed) return false
  try {
    await block(uid)
  } catch (error) {
    await showAlert(toGreenlightError(error, failure('kit/block-failed')).message)
    return false
  }
  showToast('Blocked. You can undo this in Settings.')
  return true
}
