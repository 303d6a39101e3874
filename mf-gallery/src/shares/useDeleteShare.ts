import { deleteReport } from '@greenlight/kit/data/reports/deleteReport'
import { toGreenlightError, type GreenlightError } from '@greenlight/kit/domain/errors'
import { askConfirm, showToast } from '@greenlight/runtime'
import { useState } from 'react'

/** Deletes a share once the member has confirmed it; `onDeleted` follows. */
export function useDeleteShare(id: string, onDeleted: (id: string) => void) {
  const [deleting, setDeleting] = useState(false)
  const [error, setError] = useState<GreenlightError | null>(null)

  async function remove(): Promise<void> {
    const confirmed = await askConfirm(
      'Delete this share? Its photo, experiences and comments go with it.',
      { confirmLabel: 'Delete', destructive: true },
    )
    if (!confirmed) return
    setDeleting(true)
    setError(null)
    try {
      await deleteReport(id)
      onDeleted(id)
      showToast('Deleted.')
    } catch (cause) {
      setError(toGreenlightError(cause, 'share-delete-failed'))
    } finally {
      setDeleting(false)
    }
  }
  return { remove, deleting, error }
}
