import { Button } from '@greenlight/kit/ui/form/Button'
import { askConfirm, showAlert } from '@greenlight/runtime'
import { watchAdmins } from '../admins/admins.ts'
import { useLiveList } from '../lists/useLiveList.ts'

type Props = {
  /** Removes the item from the queue of this admin, on this device. */
  onHandOver: () => void
}

const QUESTION = 'Leave this to the other admins?'
const DETAIL = 'It leaves your queue on this device and stays in theirs.'

/** Passes an item on, for an admin who is described in it or knows somebody in it. */
export function HandOver({ onHandOver }: Props) {
  const admins = useLiveList('admins', watchAdmins)
  async function ask(): Promise<void> {
    if (admins.data?.length === 1) {
      await showAlert('You are the only admin, so nobody else can decide this.')
    } else if (await askConfirm(QUESTION, { detail: DETAIL, confirmLabel: 'Hand over' }))
      onHandOver()
  }
  return (
    <div>
      <Button size="small" variant="quiet" onClick={() => void ask()}>
        Hand over to the other admins
      </Button>
    </div>
  )
}
