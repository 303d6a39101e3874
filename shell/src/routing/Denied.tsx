import { Page, PageTitle } from '@greenlight/kit/ui/layout/Page'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { PageSpinner } from '@greenlight/kit/ui/status/Loading'
import { focusNextTitle, importWithRetry } from '@greenlight/runtime'
import { useEffect, useState } from 'react'
import { denials } from '../errors.ts'
import type { Denial } from './guard.ts'

const importNoAccess = importWithRetry(() => import('./NoAccess.tsx'))

type Download = 'loading' | 'failed' | Awaited<ReturnType<typeof importNoAccess>>['default']

type Props = {
  reason: Denial
  /** The title of the denied page. */
  title: string
  /** Repeats the check, if the check itself failed. */
  onRetry: () => void
}

/**
 * Shown in place of a page that the guard denies. Few members ever see it, so `NoAccess` is a separate
 * download.
 */
export function Denied({ reason, title, onRetry }: Props) {
  const checkFailed = reason === 'admin-verify-failed'
  const [download, setDownload] = useState<Download>('loading')

  useEffect(() => {
    if (checkFailed || download !== 'loading') return
    importNoAccess().then(
      (module) => setDownload(() => module.default),
      () => setDownload('failed'),
    )
  }, [checkFailed, download])

  const retry = () => {
    focusNextTitle()
    if (checkFailed) onRetry()
    else setDownload('loading')
  }

  if (checkFailed || download === 'failed')
    return (
      <Page $width="text">
        <PageTitle>{title}</PageTitle>
        <ErrorPanel text={denials[reason].text} onRetry={retry} />
      </Page>
    )
  if (download === 'loading') return <PageSpinner />
  const NoAccess = download
  return <NoAccess reason={reason} title={title} />
}
