import { collectAccountDetails } from '@greenlight/kit/data/account/collectAccountDetails'
import { toGreenlightError, type GreenlightError } from '@greenlight/kit/domain/errors'
import { importAgain } from '@greenlight/runtime'
import { useEffect, useState } from 'react'
import { detailsJson } from './detailsJson.ts'

const importMakePdf = importAgain(() => import('./makePdf.ts'))

/** Object URLs of the two files. */
export type DetailsUrls = { readonly pdf: string; readonly json: string }

type State =
  | { readonly status: 'idle' | 'working' }
  | ({ readonly status: 'ready' } & DetailsUrls)
  | { readonly status: 'failed'; readonly error: GreenlightError }

/** Collects everything of mine and makes files of it. The PDF library is downloaded with the first click. */
export function useAccountDetails() {
  const [state, setState] = useState<State>({ status: 'idle' })

  async function prepare(): Promise<void> {
    setState({ status: 'working' })
    try {
      const [details, { makePdf }] = await Promise.all([collectAccountDetails(), importMakePdf()])
      const now = new Date()
      const pdf = await makePdf(details, now)
      setState({
        status: 'ready',
        pdf: fileUrl(pdf, 'application/pdf'),
        json: fileUrl(detailsJson(details, now), 'application/json'),
      })
    } catch (cause) {
      setState({ status: 'failed', error: toGreenlightError(cause, 'account-details-failed') })
    }
  }

  // A file that nobody can reach any more gives its memory back.
  useEffect(() => {
    if (state.status !== 'ready') return
    const { pdf, json } = state
    return () => [pdf, json].forEach((url) => URL.revokeObjectURL(url))
  }, [state])

  return { prepare, state }
}

function fileUrl(content: BlobPart, type: string): string {
  return URL.createObjectURL(new Blob([content], { type }))
}
