import { limits } from '@greenlight/domain/limits'
import type { SearchTerms } from '@greenlight/domain/savedSearch'
import { paths } from '@greenlight/kit/contract/paths'
import { Button } from '@greenlight/kit/ui/form/Button'
import { FieldError, FieldHint } from '@greenlight/kit/ui/form/Field'
import { useAction } from '@greenlight/kit/ui/form/useAction'
import { importWithRetry, Link, showToast } from '@greenlight/runtime'
import Bookmark from 'lucide-react/icons/bookmark'
import styled from 'styled-components'
import { searchChipId, useKnownSearches } from './SavedSearches.tsx'
import { isSameSearch } from './searchTerms.ts'

const importSearches = importWithRetry(() => import('./savedSearches.ts'))

/** Saves what the gallery shows. A search that is saved already has its chip instead. */
export function SaveSearch({ terms }: { terms: SearchTerms }) {
  const searches = useKnownSearches() ?? []
  const { busy, error, run } = useAction('search-save-failed')
  if (searches.some((search) => isSameSearch(search, terms))) return null
  if (searches.length >= limits.savedSearches)
    return (
      <FieldHint>
        You have {limits.savedSearches} saved searches, as many as there can be.{' '}
        <Link to={paths.settings()}>Remove one</Link> to save this one.
      </FieldHint>
    )

  async function save(): Promise<void> {
    let slot = ''
    const saved = await run(async () => {
      const { saveSearch } = await importSearches()
      slot = await saveSearch(terms)
    })
    if (!saved) return
    showToast('Search saved.')
    // This button is gone once the chip is there.
    requestAnimationFrame(() => document.getElementById(searchChipId(slot))?.focus())
  }
  return (
    <>
      <Save size="small" variant="quiet" busy={busy} onClick={() => void save()}>
        {!busy && <Bookmark aria-hidden />}
        Save this search
      </Save>
      {error && <FieldError role="alert">{error.message}</FieldError>}
    </>
  )
}

/** At the start of a line its text, not its invisible edge, is aligned with the fields. */
const Save = styled(Button)`
  &:first-child {
    margin-inline-start: calc(-1 * var(--gl-space-3));
  }
`
