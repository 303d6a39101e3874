import { Button } from '@greenlight/kit/ui/Button'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { useOnline } from '@greenlight/runtime'
import FileText from 'lucide-react/icons/file-text'
import styled from 'styled-components'
import { failureText } from '../failureText.ts'
import { DetailsFiles } from './DetailsFiles.tsx'
import { useAccountDetails } from './useAccountDetails.ts'

/** Everything that the product keeps of the member, to read and to keep. */
export function AccountDetails() {
  const online = useOnline()
  const { prepare, state } = useAccountDetails()
  const busy = state.status === 'working'
  return (
    <Root aria-labelledby="account-details">
      <h3 id="account-details">Account details</h3>
      <p>
        Everything that Greenlight keeps of you: account, settings, shares, experiences, comments
        and a list of your conversations. It is made on this device and goes nowhere else.
      </p>
      <Button busy={busy} onClick={() => void prepare()}>
        {!busy && <FileText aria-hidden />}
        {busy ? 'Preparing…' : 'Request account details'}
      </Button>
      <div role="status">{state.status === 'ready' && <DetailsFiles {...state} />}</div>
      {state.status === 'failed' && (
        <ErrorPanel text={failureText(state.error, online)} onRetry={() => void prepare()} />
      )}
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
