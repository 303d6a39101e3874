import type { Report } from '@greenlight/domain/report'
import { askConfirm, type GreenlightError, showToast } from '@greenlight/runtime'
import { deleteOwnReport } from '../data/reports.ts'
import { failure } from '../errors.ts'
import { useAction } from '../ui/status/useAction.ts'

type Options = {
  /** Called once it is deleted. */
  onDeleted: () => void
  /** As for `useAction`. */
  staysBusy?: boolean
}

type DeleteShare = {
  busy: boolean
  error: GreenlightError | null
  /** Asks first. Never rejects. */
  askAndDelete: () => Promise<void>
}

/** Lets members delete a profile that they shared. */
export function useDeleteShare(
  { id, name }: Pick<Report, 'id' | 'name'>,
  { onDeleted, staysBusy = false }: Options,
): DeleteShare {
  const { busy, error, run } = useAction(failure('kit/share-delete-failed'), { staysBusy })

  async function askAndDelete(): Promise<void> {
    const confirmed = await askConfirm(`Delete your share about \u2068${name}\u2069?`, {
      detail: 'Its photo, experiences and comments go with it.',
      confirmLabel: 'Delete',
      destructive: true,
    })
    if (!confirmed || !(await run(() => deleteOwnReport(id)))) return
    showToast('Deleted.')
    onDeleted()
  }
  return { busy, error, askAndDelete }
}
