import { SmallText } from '@greenlight/kit/ui/display/Text'
import { Button } from '@greenlight/kit/ui/form/Button'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { useAction } from '@greenlight/kit/ui/status/useAction'
import { askConfirm } from '@greenlight/runtime'
import styled from 'styled-components'
import { failure } from '../errors.ts'
import { signOutEverywhere } from './signOutEverywhere.ts'

const QUESTION =
  'Sign out on every phone and computer, on this one too? You can sign in again at once. Change your password as well if somebody else may know it.'

/** Ends the sessions of all devices. */
export function SignOutEverywhere() {
  const { busy, error, run } = useAction(failure('profile/sign-out-everywhere-failed'))

  async function ask(): Promise<void> {
    const options = { confirmLabel: 'Sign out everywhere', destructive: true }
    if (await askConfirm(QUESTION, options)) await run(signOutEverywhere)
  }
  return (
    <Root>
      <SmallText>For a lost phone, or if somebody else may be signed in as you.</SmallText>
      <Button busy={busy} onClick={() => void ask()}>
        Sign out everywhere
      </Button>
      {error && <ErrorPanel text={error.message} />}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: var(--gl-space-2);
`
