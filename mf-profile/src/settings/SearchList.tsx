import type { SavedSearch } from '@greenlight/domain/savedSearch'
import { showToast } from '@greenlight/runtime'
import { useRef, useState, type SubmitEvent } from 'react'
import styled from 'styled-components'
import { limits } from '@greenlight/domain/limits'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Field, FieldHint } from '@greenlight/kit/ui/form/Field'
import { Input } from '@greenlight/kit/ui/form/Input'
import { mayMoveFocusFrom } from '@greenlight/kit/ui/form/lateAnswers'
import { useAction } from '@greenlight/kit/ui/form/useAction'
import { ButtonRow } from '@greenlight/kit/ui/layout/ButtonRow'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { flushSync } from 'react-dom'
import { removeSearch, renameSearch } from '../data/searches.ts'
import { RemovableList } from './RemovableList.tsx'
import { searchWords } from './searchWords.ts'

type Props = {
  searches: readonly SavedSearch[]
  /** Shown while there are none. */
  emptyText: string
}

/**
 * The saved searches, each with Rename and Remove.
 * @public used through importWithRetry
 */
export function SearchList({ searches, emptyText }: Props) {
  const [titles, setTitles] = useState<ReadonlyMap<string, string>>(new Map())
  const [removed, setRemoved] = useState<readonly string[]>([])
  const root = useRef<HTMLDivElement>(null)
  const shown = searches
    .filter(({ slot }) => !removed.includes(slot))
    .map((search) => ({ ...search, title: titles.get(search.slot) ?? search.title }))

  const onRenamed = (slot: string, title: string) =>
    setTitles((before) => new Map(before).set(slot, title))
  const onRemoved = (slot: string, movesFocus: boolean) => {
    setRemoved((before) => [...before, slot])
    if (movesFocus) root.current?.focus()
    showToast('Search removed.')
  }
  return (
    <RemovableList
      ref={root}
      emptyText={emptyText}
      rows={shown.map((search) => (
        <SearchRow
          key={search.slot}
          search={search}
          onRenamed={(title) => onRenamed(search.slot, title)}
          onRemoved={(movesFocus) => onRemoved(search.slot, movesFocus)}
        />
      ))}
    />
  )
}

type SearchRowProps = {
  search: SavedSearch
  onRenamed: (title: string) => void
  onRemoved: (movesFocus: boolean) => void
}

/** A saved search with Rename and Remove. */
function SearchRow({ search, onRenamed, onRemoved }: SearchRowProps) {
  const { slot, title } = search
  const [editing, setEditing] = useState(false)
  const row = useRef<HTMLLIElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const { busy, error, run } = useAction('search-remove-failed')

  async function remove(): Promise<void> {
    if (await run(() => removeSearch(slot))) onRemoved(mayMoveFocusFrom(row.current))
  }
  /** The focus returns from the form to the button that opened it. */
  const close = () => {
    const movesFocus = mayMoveFocusFrom(row.current)
    flushSync(() => setEditing(false))
    if (movesFocus) opener.current?.focus()
  }
  if (editing)
    return (
      <Item ref={row}>
        <RenameForm
          search={search}
          onCancel={close}
          onRenamed={(next) => {
            onRenamed(next)
            close()
          }}
        />
      </Item>
    )
  return (
    <Item ref={row}>
      <div>
        <Title>{title}</Title>
        <FieldHint>
          <bdi>{searchWords(search)}</bdi>
        </FieldHint>
      </div>
      <ButtonRow>
        <Button
          ref={opener}
          size="small"
          aria-label={`Rename ${title}`}
          onClick={() => setEditing(true)}
        >
          Rename
        </Button>
        <Button
          size="small"
          variant="quiet"
          busy={busy}
          aria-label={`Remove ${title}`}
          onClick={() => void remove()}
        >
          Remove
        </Button>
      </ButtonRow>
      {error && <ErrorPanel text={error.message} onRetry={() => void remove()} />}
    </Item>
  )
}

type FormProps = {
  search: SavedSearch
  onRenamed: (title: string) => void
  onCancel: () => void
}

function RenameForm({ search, onRenamed, onCancel }: FormProps) {
  const [title, setTitle] = useState(search.title)
  const { busy, error, run } = useAction('search-save-failed')
  const isEmpty = title.trim() === ''

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    if (isEmpty) return
    if (await run(() => renameSearch(search.slot, title))) onRenamed(title.trim())
  }
  // During the request the name is saved anyway.
  const cancel = () => {
    if (!busy) onCancel()
  }
  return (
    <Form noValidate onSubmit={(event) => void submit(event)}>
      <Field
        label="Name of this search"
        error={isEmpty ? 'Please enter a name.' : error?.message}
        required
      >
        {(control) => (
          <Input
            {...control}
            autoFocus
            value={title}
            maxLength={limits.searchTitle}
            autoComplete="off"
            onChange={(event) => setTitle(event.target.value)}
            onKeyDown={(event) => event.key === 'Escape' && cancel()}
          />
        )}
      </Field>
      <ButtonRow>
        <Button type="submit" size="small" variant="primary" busy={busy}>
          Save
        </Button>
        <Button size="small" variant="quiet" aria-disabled={busy} onClick={cancel}>
          Cancel
        </Button>
      </ButtonRow>
    </Form>
  )
}

const Item = styled.li`
  display: grid;
  gap: var(--gl-space-2);
  padding-block: var(--gl-space-3);

  & + & {
    border-block-start: 1px solid var(--gl-line);
  }
`

const Form = styled.form`
  display: grid;
  gap: var(--gl-space-3);
`

const Title = styled.p`
  font-weight: 600;
  overflow-wrap: anywhere;
`
