import { Button } from '@greenlight/kit/ui/form/Button'
import { useFocusOnMore } from '@greenlight/kit/ui/form/focus'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { type ReactNode, useRef } from 'react'
import styled from 'styled-components'
import type { Contributions } from './useContributions.ts'

type Props<T extends { readonly id: string }> = {
  contributions: Contributions<T>
  renderItem: (item: T) => ReactNode
  skeleton: ReactNode
  /** Shown if there are none. */
  empty: string
  moreLabel: string
  small?: boolean
}

/** Experiences or comments, with their states and the button for the next page. */
export function ContributionList<T extends { readonly id: string }>(props: Props<T>) {
  const { contributions, renderItem, skeleton, empty, moreLabel, small = false } = props
  const { items, isLoaded, hasMore, error, loading, loadMore, retry } = contributions
  const list = useRef<HTMLUListElement>(null)
  const { button, more } = useFocusOnMore(items, loadMore, (index) =>
    list.current?.children[index]?.querySelector<HTMLElement>('[tabindex]'),
  )
  return (
    <>
      {items.length > 0 && (
        <List ref={list} $small={small}>
          {items.map(renderItem)}
        </List>
      )}
      {!isLoaded && !error && skeleton}
      {isLoaded && !error && items.length === 0 && <Quiet $small={small}>{empty}</Quiet>}
      {error && <ErrorPanel text={error.message} onRetry={retry} retrying={loading} />}
      {hasMore && !error && (
        <div>
          <Button ref={button} {...(small && { size: 'small' })} busy={loading} onClick={more}>
            {loading ? 'Loading…' : moreLabel}
          </Button>
        </div>
      )}
    </>
  )
}

const List = styled.ul.attrs({ role: 'list' })<{ $small: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $small }) => ($small ? 'var(--gl-space-4)' : 'var(--gl-space-3)')};
`

const Quiet = styled.p<{ $small: boolean }>`
  color: var(--gl-ink-soft);
  font-size: ${({ $small }) => ($small ? 'var(--gl-text-sm)' : 'inherit')};
`
