import { markRead } from '@greenlight/kit/data/threads/markRead'
import { block } from '@greenlight/kit/data/users/block'
import { toGreenlightError } from '@greenlight/kit/domain/errors'
import { otherMember, type Thread } from '@greenlight/kit/domain/thread'
import { askConfirm, session, showAlert, showToast } from '@greenlight/runtime'

/** Asks, then blocks the other member of `thread`; `onBlocked` is called once it is done. */
export async function blockMember(
  thread: Thread,
  name: string,
  onBlocked: () => void,
): Promise<void> {
  const confirmed = await askConfirm(
    `Block \u2068${name}\u2069? Neither of you can write to the other any more, and this conversation is hidden. You can undo it in Settings.`,
    { confirmLabel: 'Block', destructive: true },
  )
  if (!confirmed) return
  try {
    await block(otherMember(thread, session.getState().user?.uid ?? ''))
  } catch (error) {
    return showAlert(toGreenlightError(error, 'block-failed').message)
  }
  // What is hidden must not be counted as unread for ever.
  void markRead(thread.id)
  onBlocked()
  showToast('Blocked. You can undo this in Settings.')
}
