import { Button } from '@greenlight/kit/ui/form/Button'
import { Field } from '@greenlight/kit/ui/form/Field'
import { Input } from '@greenlight/kit/ui/form/Input'
import { Dialog } from '@greenlight/kit/ui/layout/Dialog'
import { type SyntheticEvent, useState } from 'react'
import styled from 'styled-components'
import type { PreviewAccount } from './signInRequests.ts'

const accounts: readonly PreviewAccount[] = [
  { name: 'Robin Preview', email: 'robin@preview.example' },
  { name: 'Noor Preview', email: 'noor@preview.example' },
]

type Props = { onChoose: (account: PreviewAccount) => void; onClose: () => void }

/** Replaces Google's window in a local preview: accounts that exist in the emulator only. */
export default function PreviewChooser({ onChoose, onClose }: Props) {
  const [email, setEmail] = useState('')

  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    const [name = ''] = email.split('@')
    onChoose({ name, email: email.trim() })
  }
  return (
    <Dialog title="Choose a Google account" onClose={onClose}>
      <Content>
        <p>A preview asks nothing of Google: these accounts exist on this machine only.</p>
        {accounts.map((account) => (
          <Button key={account.email} wide onClick={() => onChoose(account)}>
            {account.name} ({account.email})
          </Button>
        ))}
        <form onSubmit={submit}>
          <Content>
            <Field label="Another Google address">
              {(control) => (
                <Input
                  {...control}
                  type="email"
                  required
                  value={email}
                  onChange={(event) => setEmail(event.target.value)}
                />
              )}
            </Field>
            <Button type="submit" variant="primary" wide>
              Use this address
            </Button>
          </Content>
        </form>
      </Content>
    </Dialog>
  )
}

const Content = styled.div`
  display: grid;
  gap: var(--gl-space-4);
`
