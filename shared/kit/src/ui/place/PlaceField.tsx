import type { Place } from '@greenlight/domain/coords'
import MapPin from 'lucide-react/icons/map-pin'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Field } from '../form/Field.tsx'
import { TownInput, TownsFailed } from './TownInput.tsx'
import { useLazyCombobox } from './useLazyCombobox.ts'

type Props = {
  label: ReactNode
  value: Place
  onChange: (place: Place) => void
  hint?: ReactNode
  error?: string | null | undefined
  required?: boolean
  id?: string
  placeholder?: string
}

/**
 * A field for a place: any text, or a US town picked from suggestions. Picking sets text and coordinates;
 * editing removes the coordinates. The combobox is downloaded on hover, on focus or at the first key. Before
 * that, and if the download fails, the field is a plain text field.
 */
export function PlaceField({ value, onChange, placeholder, ...field }: Props) {
  const { box, TownCombobox, hadFocus, load, failed, retrying, retry } = useLazyCombobox()
  return (
    <Field {...field}>
      {(control) => (
        <>
          <Root ref={box} onPointerEnter={load} onFocus={load}>
            <Pin $picked={value.coords !== null} aria-hidden size={20} />
            {TownCombobox ? (
              <TownCombobox
                control={control}
                placeholder={placeholder}
                value={value}
                typing={hadFocus}
                onChange={onChange}
              />
            ) : (
              <TownInput
                {...control}
                placeholder={placeholder}
                role="combobox"
                aria-autocomplete="list"
                aria-expanded={false}
                value={value.text}
                onChange={({ target }) => onChange({ text: target.value, coords: null })}
              />
            )}
          </Root>
          {failed && value.text !== '' && value.coords === null && (
            <TownsFailed busy={retrying} onRetry={retry} />
          )}
        </>
      )}
    </Field>
  )
}

const Root = styled.div`
  position: relative;
  min-width: 0;
`

/** Filled if the place has coordinates. */
const Pin = styled(MapPin)<{ $picked: boolean }>`
  position: absolute;
  inset-block-start: calc((3rem - 20px) / 2);
  inset-inline-start: var(--gl-space-3);
  color: ${({ $picked }) => ($picked ? 'var(--gl-green-text)' : 'var(--gl-ink-soft)')};
  fill: ${({ $picked }) => ($picked ? 'var(--gl-green-soft)' : 'none')};
  pointer-events: none;
`
