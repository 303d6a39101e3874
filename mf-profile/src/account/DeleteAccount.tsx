import { Button } from '@greenlight/kit/ui/Button'
import { useState } from 'react'
import styled from 'styled-components'
import { DeleteDialog } from './DeleteDialog.tsx'

/** The way out for good. */
export function DeleteAccount() {
  const [asking, setAsking] = useState(false)
  return (
    <Root aria-labelledby="delete-account">
      <h3 id="delete-account">Delete account</h3>
      <p>Deletes your account and what you added. This cannot be undone.</p>
      <Button variant="danger" onClick={() => setAsking(true)}>
        Delete account
      </Button>
      {asking && <DeleteDialog onClose={() => setAsking(false)} />}
    </Root>
  )
}

const Root = styled.section`
  display: grid;
  justify-items: start;
  gap: var(--gl-space-3);

  & > p {
    color: var(--gl-ink-soft);
  }
`
