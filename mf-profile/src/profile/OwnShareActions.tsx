import { paths } from '@greenlight/kit/contract/paths'
import { attempt } from '@greenlight/kit/data/attempt'
import { removeReport } from '@greenlight/kit/data/reports'
import { Button } from '@greenlight/kit/ui/form/Button'
import { ButtonLink } from '@greenlight/kit/ui/form/ButtonLink'
import { useAction } from '@greenlight/kit/ui/form/useAction'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { askConfirm, showToast, useNavigate } from '@greenlight/runtime'
import Trash2 from 'lucide-react/icons/trash-2'
import { Actions } from './ProfileActions.ts'

/** What the owner of a share can do with it. */
export function OwnShareActions({ reportId, name }: { reportId: string; name: string }) {
  const navigate = useNavigate()
  const { busy, error, run } = useAction('share-delete-failed', { staysBusy: true })

  const remove = async () => {
    const confirmed = await askConfirm(
      'Delete this share? Its photo, experiences and comments go with it.',
      { confirmLabel: 'Delete', destructive: true },
    )
    const erase = () => attempt('share-delete-failed', () => removeReport(reportId))
    if (!confirmed || !(await run(erase))) return
    showToast('Deleted.')
    await navigate(paths.myShares(), { replace: true })
  }
  return (
    <>
      <Actions>
        <ButtonLink to={paths.myShares()}>My shares</ButtonLink>
        <Button
          variant="quiet"
          busy={busy}
          aria-label={`Delete ${name}`}
          onClick={() => void remove()}
        >
          {!busy && <Trash2 aria-hidden />}
          Delete
        </Button>
      </Actions>
      {error && <ErrorPanel text={error.message} onRetry={() => void remove()} />}
    </>
  )
}
