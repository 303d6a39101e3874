import { useAction } from '@greenlight/kit/ui/form/useAction'
import { importWithRetry } from '@greenlight/runtime'
import { useEffect, useRef, useState } from 'react'
import { accountJson, collectAccountDetails } from './accountDetails.ts'

/** Downloaded with the first click, because the PDF library is large. */
const importMakeAccountPdf = importWithRetry(() => import('./pdf/makeAccountPdf.ts'))

/** Object URLs of the two files. */
export type DetailsUrls = { readonly pdf: string; readonly json: string }

/** Collects the member's data and makes two files of it. */
export function useAccountDetails() {
  const { busy, error, run } = useAction('account-details-failed')
  const [urls, setUrls] = useState<DetailsUrls | null>(null)
  const unmounted = useRef(false)
  useEffect(() => {
    unmounted.current = false
    return () => void (unmounted.current = true)
  }, [])

  const prepare = () =>
    run(async () => {
      setUrls(null)
      const [details, { makeAccountPdf }] = await Promise.all([
        collectAccountDetails(),
        importMakeAccountPdf(),
      ])
      const now = new Date()
      const pdf = await makeAccountPdf(details, now)
      if (unmounted.current) return // nothing would revoke the object URLs
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
