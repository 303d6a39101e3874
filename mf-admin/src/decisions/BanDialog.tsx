import { Button } from '@greenlight/kit/ui/form/Button'
import { Switch } from '@greenlight/kit/ui/form/Switch'
import { Dialog } from '@greenlight/kit/ui/layout/Dialog'
import { useId, useState } from 'react'
import styled from 'styled-components'

export type BanAnswer = { readonly takeDown: boolean }

export type BanQuestion = {
  readonly question: string
  /** More than 0; null while it is not known. */
  readonly publicShares: number | null
  /** Null if the admin changes their mind. */
  readonly answer: (answer: BanAnswer | null) => void
}

/** Asks before a ban, and offers to take down what the member has in the gallery. */
export function BanDialog({ question, publicShares, answer }: BanQuestion) {
  const [takeDown, setTakeDown] = useState(false)
  // The focused button carries the question: some screen readers ignore the name of a dialog.
  const asked = useId()
  const count = publicShares === null || publicShares === 1 ? '' : `${publicShares} `
  const profiles = publicShares === 1 ? 'public profile' : 'public profiles'
  return (
    <Dialog
      title={<span id={asked}>{question}</span>}
      role="alertdialog"
      onClose={() => answer(null)}
      actions={
        <>
          <Button autoFocus aria-describedby={asked} onClick={() => answer(null)}>
            Cancel
          </Button>
          <Button variant="danger" aria-describedby={asked} onClick={() => answer({ takeDown })}>
            Ban member
          </Button>
        </>
      }
    >
      <Body>
        <Switch
          label={`Also take down their ${count}${profiles}`}
          checked={takeDown}
          onChange={setTakeDown}
        />
        <p>Each of them gets its own log entry, with the same reason.</p>
      </Body>
    </Dialog>
  )
}

const Body = styled.div`
  display: grid;
  gap: var(--gl-space-2);
`
