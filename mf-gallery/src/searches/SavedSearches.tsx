import { limits } from '@greenlight/domain/limits'
import type { SearchTerms } from '@greenlight/domain/savedSearch'
import { paths } from '@greenlight/kit/contract/paths'
import { type KnownSearch, useKnownSearches } from '@greenlight/kit/data/savedSearches'
import { failure } from '@greenlight/kit/errors'
import { Button } from '@greenlight/kit/ui/form/Button'
import { FieldError, FieldHint } from '@greenlight/kit/ui/form/Field'
import { mayMoveFocusFrom } from '@greenlight/kit/ui/form/focus'
import { useAction } from '@greenlight/kit/ui/status/useAction'
import { importWithRetry, Link, showToast } from '@greenlight/runtime'
import Bookmark from 'lucide-react/icons/bookmark'
import { useRef } from 'react'
import styled from 'styled-components'
import type { ChangeFilters } from '../filters/useGalleryFilters.ts'
import { isSameSearch, searchFilters } from './searchTerms.ts'

const importSearches = importWithRetry(() => import('./savedSearches.ts'))

/** The element id of a chip; Save this search focuses the new one. */
const searchChipId = (slot: string) => `search-${slot}`

type Props = {
  /** What the gallery shows now. */
  terms: SearchTerms
  onChange: ChangeFilters
}

/** A chip for each saved search with what is new in it. A press applies the search and marks it as seen. */
export function SavedSearches({ terms, onChange }: Props) {
  const searches = useKnownSearches() ?? []
  if (searches.length === 0) return null

  function open(search: KnownSearch): void {
    onChange(`search ${search.slot}`, searchFilters(search))
    void importSearches().then(
      ({ markSearchSeen }) => markSearchSeen(search.slot),
      // Offline: it stays new until the next visit.
      () => {},
    )
  }
  return (
    <Chips role="list" aria-label="Saved searches">
      {searches.map((search) => {
        const { slot, title, news, more } = search
        return (
          <li key={slot}>
            <Chip
              id={searchChipId(slot)}
              size="small"
              aria-current={isSameSearch(search, terms)}
              onClick={() => open(search)}
            >
              <Bookmark aria-hidden />
              <bdi>{title}</bdi>{' '}
              {news > 0 && (
                <News>
                  {news}
                  {more && '+'} new
                </News>
              )}
            </Chip>
          </li>
        )
      })}
    </Chips>
  )
}

/** One line that scrolls on a phone, so that the first face stays near the top. */
const Chips = styled.ul`
  display: flex;
  gap: var(--gl-space-2);

  /* Twice, to be stronger than the rule for all lists. Focus rings need the room above and below. */
  @media (max-width: 48rem) {
    && {
      margin: calc(-1 * var(--gl-space-1)) calc(-1 * var(--gl-gutter));
      padding: var(--gl-space-1) var(--gl-gutter);
    }
    scroll-padding-inline: var(--gl-gutter);
    overflow-x: auto;
    scrollbar-width: none;
  }
  @media (min-width: 48rem) {
    flex-wrap: wrap;
  }
`

const Chip = styled(Button)`
  max-width: min(20rem, 75vw);

  & > bdi {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  &[aria-current='true'] {
    border-color: var(--gl-ink);
    background: var(--gl-sunken);
  }
`

const News = styled.span`
  flex: none;
  padding: 0.0625rem var(--gl-space-2);
  border-radius: var(--gl-radius-full);
  background: var(--gl-ink);
  color: var(--gl-ground);
`

/** Saves what the gallery shows. A search that is saved already has its chip instead. */
export function SaveSearch({ terms }: { terms: SearchTerms }) {
  const searches = useKnownSearches() ?? []
  const { busy, error, run } = useAction(failure('kit/search-save-failed'))
  const button = useRef<HTMLButtonElement>(null)
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
    if (!mayMoveFocusFrom(button.current)) return
    requestAnimationFrame(() => document.getElementById(searchChipId(slot))?.focus())
  }
  return (
    <>
      <Button ref={button} size="small" variant="quiet" busy={busy} onClick={() => void save()}>
        {!busy && <Bookmark aria-hidden />}
        Save this search
      </Button>
      {error && <FieldError role="alert">{error.message}</FieldError>}
    </>
  )
}
