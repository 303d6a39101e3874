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
  reportId: string,
  { onDeleted, staysBusy = false }: Options,
): DeleteShare {
  const { busy, error, run } = useAction(failure('kit/share-delete-failed'), { staysBusy })

  async function askAndDelete(): Promise<void> {
    const confirmed = await askConfirm(
      'Delete this share? Its photo, experiences and comments go with it.',
      { confirmLabel: 'Delete', destructive: true },
    )
    if (!confirmed || !(await run(() => deleteOwnReport(reportId)))) return
    showToast('Deleted.')
    onDeleted()
  }
  return { busy, error, askAndDelete }
}
