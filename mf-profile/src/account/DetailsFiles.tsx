import Download from 'lucide-react/icons/download'
import ExternalLink from 'lucide-react/icons/external-link'
import styled from 'styled-components'
import type { DetailsUrls } from './useAccountDetails.ts'

/** The finished files. */
export function DetailsFiles({ pdf, json }: DetailsUrls) {
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
