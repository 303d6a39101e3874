import { limits } from '@greenlight/domain/limits'
import type { SavedSearch } from '@greenlight/domain/savedSearch'
import { failure as kitFailure } from '@greenlight/kit/errors'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Field, FieldHint } from '@greenlight/kit/ui/form/Field'
import { mayMoveFocusFrom } from '@greenlight/kit/ui/form/focus'
import { Input } from '@greenlight/kit/ui/form/Input'
import { useForm } from '@greenlight/kit/ui/form/useForm'
import { ButtonRow } from '@greenlight/kit/ui/layout/ButtonRow'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { useAction } from '@greenlight/kit/ui/status/useAction'
import { showToast } from '@greenlight/runtime'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import styled from 'styled-components'
import * as v from 'valibot'
import { failure } from '../errors.ts'
import { RemovableList } from '../removableList/RemovableList.tsx'
import { removeSearch, renameSearch } from './searchRequests.ts'
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
  return (
    <RemovableList
      emptyText={emptyText}
      rows={searches.map((search) => (
        <SearchRow key={search.slot} search={search} />
      ))}
    />
  )
}

function SearchRow({ search }: { search: SavedSearch }) {
  const { slot, title } = search
  const [editing, setEditing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const { busy, error, run } = useAction(failure('profile/search-remove-failed'))

  async function remove(): Promise<void> {
    if (await run(() => removeSearch(slot))) showToast('Search removed.')
  }
  /** The focus returns from the form to the button that opened it. */
  const close = () => {
    flushSync(() => setEditing(false))
    if (mayMoveFocusFrom(null)) opener.current?.focus()
  }
  if (editing)
    return (
      <Item>
        <RenameForm search={search} onClose={close} />
      </Item>
    )
  return (
    <Item>
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

const schema = v.object({
  title: v.pipe(v.string(), v.trim(), v.nonEmpty('Please enter a name.')),
})

function RenameForm({ search, onClose }: { search: SavedSearch; onClose: () => void }) {
  const form = useForm({
    initial: { title: search.title },
    schema,
    submit: async ({ title }) => {
      await renameSearch(search.slot, title)
      onClose()
    },
    failure: kitFailure('kit/search-save-failed'),
  })
  // During the request the name is saved anyway.
  const cancel = () => {
    if (!form.busy) onClose()
  }
  return (
    <Form {...form.props}>
      <Field label="Name of this search" error={form.errors.title ?? form.message} required>
        {(control) => (
          <Input
            {...control}
            autoFocus
            {...form.text('title')}
            maxLength={limits.searchTitle}
            autoComplete="off"
            onKeyDown={({ key, keyCode, nativeEvent }) => {
              // Of an input method: Esc ends what is composed. Safari reports only the key code.
              const isComposing = nativeEvent.isComposing || keyCode === 229
              if (key === 'Escape' && !isComposing) cancel()
            }}
          />
        )}
      </Field>
      <ButtonRow>
        <Button type="submit" size="small" variant="primary" busy={form.busy}>
          Save
        </Button>
        <Button size="small" variant="quiet" aria-disabled={form.busy} onClick={cancel}>
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
