import { Button } from '@greenlight/kit/ui/form/Button'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import Download from 'lucide-react/icons/download'
import ExternalLink from 'lucide-react/icons/external-link'
import FileText from 'lucide-react/icons/file-text'
import styled from 'styled-components'
import { AccountSection } from './AccountSection.tsx'
import { type DetailsUrls, useAccountDetails } from './useAccountDetails.ts'

/** Makes files of all data of the member, to open or to save. */
export function RequestAccountDetails() {
  const { prepare, busy, error, urls } = useAccountDetails()
  return (
    <AccountSection title="Account details">
      <p>
        Everything that Greenlight keeps of you: account, settings, shares, experiences, comments,
        the messages that you sent, what you reported, your notices and requests. It is made on this
        device and goes nowhere else.
      </p>
      <Button busy={busy} onClick={() => void prepare()}>
        {!busy && <FileText aria-hidden />}
        {busy ? 'Preparing…' : 'Request account details'}
      </Button>
      <div role="status">{urls && <FileLinks {...urls} />}</div>
      {error && <ErrorPanel text={error.message} onRetry={() => void prepare()} />}
    </AccountSection>
  )
}

function FileLinks({ pdf, json }: DetailsUrls) {
  return (
    <>
      <p>Your account details are ready.</p>
      <Links>
        <a href={pdf} target="_blank" rel="noreferrer">
          <ExternalLink aria-hidden size={18} /> Open the PDF
        </a>
        <a href={pdf} download="greenlight-account.pdf">
          <Download aria-hidden size={18} /> Save as PDF
        </a>
        <a href={json} download="greenlight-account.json">
          <Download aria-hidden size={18} /> Save as JSON
        </a>
      </Links>
    </>
  )
}

const Links = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--gl-space-5);

  & > a {
    display: inline-flex;
    align-items: center;
    gap: var(--gl-space-2);
    min-height: var(--gl-target);
    font-weight: 600;
  }
`
