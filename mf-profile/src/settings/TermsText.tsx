import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { Loading, Skeleton } from '@greenlight/kit/ui/Skeleton'
import { importAgain, useOnline } from '@greenlight/runtime'
import { failureText } from '../failureText.ts'
import { useLoad } from '../useLoad.ts'

const loadTerms = importAgain(() => import('@greenlight/kit/ui/legal/Terms'))

/** The terms, downloaded once somebody wants to read them. */
export function TermsText() {
  const { loaded, retry, retrying } = useLoad(loadTerms, 'terms-load-failed')
  const online = useOnline()
  if (loaded.status === 'loading') {
    return (
      <Loading label="Loading the terms">
        <Skeleton $height="60dvh" />
      </Loading>
    )
  }
  if (loaded.status === 'failed') {
    return (
      <ErrorPanel
        text={failureText(loaded.error, online)}
        onRetry={() => void retry()}
        retrying={retrying}
      />
    )
  }
  const { Terms } = loaded.data
  return <Terms heading="h3" />
}
