import { failure } from '@greenlight/kit/errors'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import { importWithRetry, useForgetOnUnmount, useLoad } from '@greenlight/runtime'
import { SEARCHES_KEY } from './searchesKey.ts'

const NO_SEARCHES =
  'You have not saved a search yet. Search or filter the gallery, then press “Save this search”.'

// 4 KB, downloaded after the switches of the page are there.
const importList = importWithRetry(() => import('./SearchList.tsx'))
const importSearches = importWithRetry(() => import('@greenlight/kit/data/savedSearches'))

async function listSearches() {
  const [{ listSavedSearches }] = await Promise.all([importSearches(), importList()])
  return listSavedSearches()
}

/** The saved searches, to rename and remove. They are saved and opened in the gallery. */
export function SearchesPanel() {
  useForgetOnUnmount(SEARCHES_KEY)
  const { data, error, loading, retry } = useLoad(
    SEARCHES_KEY,
    listSearches,
    failure('kit/searches-load-failed'),
  )
  const { SearchList } = importList.module ?? {}
  return (
    <Panel title="Saved searches">
      {!data && !error && (
        <LoadingPlaceholder label="Loading saved searches">
          <Skeleton $height="auto">{NO_SEARCHES}</Skeleton>
        </LoadingPlaceholder>
      )}
      {error && <ErrorPanel text={error.message} onRetry={retry} retrying={loading} />}
      {data && SearchList && <SearchList searches={data} emptyText={NO_SEARCHES} />}
    </Panel>
  )
}
