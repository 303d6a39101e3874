import { Button } from '@greenlight/kit/ui/form/Button'
import { useIsShown } from '@greenlight/kit/ui/form/useIsShown'
import { notInDetails } from '@greenlight/kit/ui/legal/memberData'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { useAction } from '@greenlight/kit/ui/status/useAction'
import { importWithRetry } from '@greenlight/runtime'
import Download from 'lucide-react/icons/download'
import ExternalLink from 'lucide-react/icons/external-link'
import FileText from 'lucide-react/icons/file-text'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { failure } from '../errors.ts'
import { accountJson, collectAccountDetails } from './accountDetails.ts'
import { AccountSection } from './AccountSection.tsx'

/** Makes files of all data of the member, to open or to save. */
export function RequestAccountDetails() {
  const { prepare, busy, error, urls } = useAccountDetails()
  return (
    <AccountSection title="Account details">
      <p>
        What Greenlight keeps of you: account, sign-in, settings, shares with their photos and
        reviews, experiences, comments, the messages that you sent, what you reported, your notices
        and requests, and the counts of a day. It is made on this device and goes nowhere else. A
        file that you save stays in your downloads.
      </p>
      <p>Not in it:</p>
      <Gaps>
        {Object.entries(notInDetails).map(([key, gap]) => (
          <li key={key}>{gap}</li>
        ))}
      </Gaps>
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

const Gaps = styled.ul`
  color: var(--gl-ink-soft);
`

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

/** Downloaded with the first click, because the PDF library is large. */
const importMakeAccountPdf = importWithRetry(() => import('./pdf/makeAccountPdf.ts'))

/** Object URLs of the two files. */
type DetailsUrls = { readonly pdf: string; readonly json: string }

/** Collects the member's data and makes two files of it. */
function useAccountDetails() {
  const { busy, error, run } = useAction(failure('profile/account-details-failed'))
  const [urls, setUrls] = useState<DetailsUrls | null>(null)
  const isShown = useIsShown()

  const prepare = () =>
    run(async () => {
      setUrls(null)
      const [details, { makeAccountPdf }] = await Promise.all([
        collectAccountDetails(),
        importMakeAccountPdf(),
      ])
      const now = new Date()
      const pdf = await makeAccountPdf(details, now)
      if (!isShown()) return // nothing would revoke the object URLs
      setUrls({
        pdf: fileUrl(pdf, 'application/pdf'),
        json: fileUrl(accountJson(details, now), 'application/json'),
      })
    })

  // Frees the memory of files that have no link any more.
  useEffect(() => {
    if (!urls) return
    return () => Object.values(urls).forEach((url) => URL.revokeObjectURL(url))
  }, [urls])

  return { prepare, busy, error, urls }
}

function fileUrl(content: BlobPart, type: string): string {
  return URL.createObjectURL(new Blob([content], { type }))
}
