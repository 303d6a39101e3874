import { Button } from '@greenlight/kit/ui/form/Button'
import { Dialog } from '@greenlight/kit/ui/layout/Dialog'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { useState } from 'react'
import { Row } from './Specimens.tsx'

/** A dialog with text, and a dialog that needs an answer. */
export function Dialogs() {
  const [open, setOpen] = useState<'terms' | 'delete' | null>(null)
  const close = () => setOpen(null)
  return (
    <Panel title="Dialogs">
      <Row>
        <Button onClick={() => setOpen('terms')}>View Terms</Button>
        <Button onClick={() => setOpen('delete')}>Delete experience</Button>
      </Row>
      {open === 'terms' && (
        <Dialog
          title="Terms & Conditions"
          wide
          onClose={close}
          actions={<Button onClick={close}>Close</Button>}
        >
          {'Be honest, be kind, and write only what you know yourself. '.repeat(60)}
        </Dialog>
      )}
      {open === 'delete' && (
        <Dialog
          role="alertdialog"
          title="Delete this experience?"
          onClose={close}
          actions={
            <>
              <Button autoFocus onClick={close}>
                Cancel
              </Button>
              <Button variant="danger" onClick={close}>
                Delete
              </Button>
            </>
          }
        >
          Its comments go with it. This cannot be undone.
        </Dialog>
      )}
    </Panel>
  )
}
