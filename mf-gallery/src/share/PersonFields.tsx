import {
  genderLabels,
  genders,
  wantsToSeeLabels,
  wantsToSeeOptions,
} from '@greenlight/domain/gender'
import { limits } from '@greenlight/domain/limits'
import { withoutDirectionMarks } from '@greenlight/domain/names'
import { type GalleryErrorCode } from '../errors.ts'
import type { ShareForm } from './shareForm.ts'
import { toneLabels, tones } from '@greenlight/domain/tone'
import { PlaceField } from '@greenlight/kit/ui/place/PlaceField'
import { Field } from '@greenlight/kit/ui/form/Field'
import { Input, TextArea } from '@greenlight/kit/ui/form/Input'
import { RadioGroup } from '@greenlight/kit/ui/form/RadioGroup'
import { ToneMark } from '@greenlight/kit/ui/display/Tone'
import styled from 'styled-components'

type Props = {
  form: ShareForm
  onEdit: (changes: Partial<ShareForm>) => void
  /** The text of the current error if it has one of these codes, else null. */
  errorOf: (...codes: GalleryErrorCode[]) => string | null
}

const toneOptions = tones.map((value) => ({
  value,
  label: toneLabels[value],
  icon: <ToneMark tone={value} />,
}))
const genderOptions = genders.map((value) => ({ value, label: genderLabels[value] }))
const seeOptions = wantsToSeeOptions.map((value) => ({ value, label: wantsToSeeLabels[value] }))

/** From this length on, the hint shows the number of characters. */
const COUNT_FROM = limits.notes - 200

/** All fields of the form except the photo, in the order in which they are checked. */
export function PersonFields({ form, onEdit, errorOf }: Props) {
  const { name, age, location, coords, gender, wantsToSee, tone, notes } = form
  const { length } = notes.trim()
  return (
    <>
      <Row>
        <Field
          label="Name"
          hint="A first name or nickname is enough."
          error={errorOf('gallery/share-name', 'gallery/share-name-length')}
          required
        >
          {(control) => (
            <Input
              {...control}
              value={name}
              autoComplete="off"
              onChange={(event) => onEdit({ name: withoutDirectionMarks(event.target.value) })}
            />
          )}
        </Field>
        <Field label="Age" hint="18 to 100" error={errorOf('gallery/share-age')} required>
          {(control) => (
            <Input
              {...control}
              value={age}
              inputMode="numeric"
              autoComplete="off"
              onChange={(event) => onEdit({ age: event.target.value })}
            />
          )}
        </Field>
      </Row>
      <PlaceField
        label="Location"
        hint="The city or region is enough."
        value={{ text: location, coords }}
        onChange={(place) => onEdit({ location: place.text, coords: place.coords })}
        error={errorOf('gallery/share-location', 'gallery/share-location-length')}
        required
      />
      <RadioGroup
        legend="Gender"
        options={genderOptions}
        value={gender}
        onChange={(value) => onEdit({ gender: value })}
        error={errorOf('gallery/share-gender')}
        required
      />
      <RadioGroup
        legend="Who do they want to see?"
        options={seeOptions}
        value={wantsToSee}
        onChange={(value) => onEdit({ wantsToSee: value })}
        error={errorOf('gallery/share-wants-to-see')}
        required
      />
      <RadioGroup
        legend="Tone"
        options={toneOptions}
        value={tone}
        onChange={(value) => onEdit({ tone: value })}
      />
      <Field
        label="Notes (optional)"
        hint={
          length > COUNT_FROM
            ? `${length.toLocaleString('en-US')} of ${limits.notes.toLocaleString('en-US')} characters`
            : 'What happened, in your own words. Facts help others most.'
        }
        error={errorOf('gallery/share-notes-length')}
      >
        {(control) => (
          <TextArea
            {...control}
            value={notes}
            onChange={(event) => onEdit({ notes: event.target.value })}
          />
        )}
      </Field>
    </>
  )
}

const Row = styled.div`
  display: grid;
  gap: var(--gl-space-6) var(--gl-space-4);

  @media (min-width: 30rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 1fr);
  }
`
