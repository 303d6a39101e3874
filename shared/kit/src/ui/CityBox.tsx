import MapPin from 'lucide-react/icons/map-pin'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import type { Place } from '../domain/place.ts'
import { Field } from './Field.tsx'
import { TownInput } from './TownInput.tsx'
import { useLateCombobox } from './useLateCombobox.ts'

type Props = {
  label: ReactNode
  value: Place
  onChange: (place: Place) => void
  hint?: ReactNode
  error?: string | null | undefined
  required?: boolean
  id?: string
}

/**
 * Where: a town of the US, picked from suggestions, or any text. Picking sets text and coordinates,
 * editing drops the coordinates. What suggests is downloaded once somebody turns to the box: until it
 * is there, and if it does not come, the box takes any text.
 */
export function CityBox({ value, onChange, ...field }: Props) {
  const { box, CityCombobox, taken, load } = useLateCombobox()
  return (
    <Field {...field}>
      {(control) => (
        <Root ref={box} onPointerEnter={load} onFocus={load}>
          <Pin $picked={value.coords !== null} aria-hidden size={20} />
          {CityCombobox ? (
            <CityCombobox control={control} value={value} typing={taken} onChange={onChange} />
          ) : (
            <TownInput
              {...control}
              role="combobox"
              aria-autocomplete="list"
              aria-expanded={false}
              value={value.text}
              onChange={({ target }) => onChange({ text: target.value, coords: null })}
            />
          )}
        </Root>
      )}
    </Field>
  )
}

const Root = styled.div`
  position: relative;
  min-width: 0;
`

/** Filled in once the place has coordinates. */
const Pin = styled(MapPin)<{ $picked: boolean }>`
  position: absolute;
  inset-block-start: calc((3rem - 20px) / 2);
  inset-inline-start: var(--gl-space-3);
  color: ${({ $picked }) => ($picked ? 'var(--gl-green-text)' : 'var(--gl-ink-soft)')};
  fill: ${({ $picked }) => ($picked ? 'var(--gl-green-soft)' : 'none')};
  pointer-events: none;
`
