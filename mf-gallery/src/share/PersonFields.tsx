import type { ErrorCode } from '@greenlight/kit/domain/errors'
import { genderLabels, genders } from '@greenlight/kit/domain/gender'
import { limits } from '@greenlight/kit/domain/limits'
import type { ShareForm } from '@greenlight/kit/domain/shareForm'
import { toneLabels, tones } from '@greenlight/kit/domain/tone'
import { wantsToSeeLabels, wantsToSeeOptions } from '@greenlight/kit/domain/wantsToSee'
import { CityBox } from '@greenlight/kit/ui/CityBox'
import { Field } from '@greenlight/kit/ui/Field'
import { Input } from '@greenlight/kit/ui/Input'
import { RadioGroup } from '@greenlight/kit/ui/RadioGroup'
import { TextArea } from '@greenlight/kit/ui/TextArea'
import { ToneMark } from '@greenlight/kit/ui/ToneMark'
import styled from 'styled-components'

type Props = {
  form: ShareForm
  onEdit: (changes: Partial<ShareForm>) => void
  /** The text of the error if it is one of these, else null. */
  errorOf: (...codes: ErrorCode[]) => string | null
}

const toneOptions = tones.map((value) => ({
  value,
  label: toneLabels[value],
  icon: <ToneMark tone={value} />,
}))
const genderOptions = genders.map((value) => ({ value, label: genderLabels[value] }))
const seeOptions = wantsToSeeOptions.map((value) => ({ value, label: wantsToSeeLabels[value] }))

/** From this many characters on the rest is counted. */
const COUNT_FROM = limits.notes - 200

/** Everything of the form but the photo, in the order in which it is checked. */
export function PersonFields({ form, onEdit, errorOf }: Props) {
  const { name, age, location, coords, gender, wantsToSee, tone, notes } = form
  const { length } = notes.trim()
  return (
    <>
      <Row>
        <Field
          label="Name"
          hint="A first name or nickname is enough."
          error={errorOf('share-name', 'share-name-length')}
          required
        >
          {(control) => (
            <Input
              {...control}
              value={name}
              autoComplete="off"
              onChange={(event) => onEdit({ name: event.target.value })}
            />
          )}
        </Field>
        <Field label="Age" hint="18 to 100" error={errorOf('share-age')} required>
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
      <CityBox
        label="Location"
        hint="The city or region is enough."
        value={{ text: location, coords }}
        onChange={(place) => onEdit({ location: place.text, coords: place.coords })}
        error={errorOf('share-location', 'share-location-length')}
        required
      />
      <RadioGroup
        legend="Gender"
        options={genderOptions}
        value={gender}
        onChange={(value) => onEdit({ gender: value })}
        error={errorOf('share-gender')}
        required
      />
      <RadioGroup
        legend="Who do they want to see?"
        options={seeOptions}
        value={wantsToSee}
        onChange={(value) => onEdit({ wantsToSee: value })}
        error={errorOf('share-wants-to-see')}
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
        error={errorOf('share-notes-length')}
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
  gap: inherit;

  @media (min-width: 30rem) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 1fr);
    gap: var(--gl-space-4);
  }
`
