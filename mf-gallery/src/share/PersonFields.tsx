import {
  genderLabels,
  genders,
  wantsToSeeLabels,
  wantsToSeeOptions,
} from '@greenlight/domain/gender'
import { limits } from '@greenlight/domain/limits'
import { withoutDirectionMarks } from '@greenlight/domain/names'
import { toneLabels, tones } from '@greenlight/domain/tone'
import { ToneMark } from '@greenlight/kit/ui/display/Tone'
import { Field } from '@greenlight/kit/ui/form/Field'
import { Input, TextArea } from '@greenlight/kit/ui/form/Input'
import { RadioGroup } from '@greenlight/kit/ui/form/RadioGroup'
import { Switch } from '@greenlight/kit/ui/form/Switch'
import { PlaceField } from '@greenlight/kit/ui/place/PlaceField'
import { PrivateInfoHint } from '@greenlight/kit/write/PrivateInfoHint'
import styled from 'styled-components'
import type { ShareFormState } from './useShareForm.ts'

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
export function PersonFields({ form }: { form: ShareFormState }) {
  const { errors, field, text } = form
  const { length } = form.values.notes.trim()
  return (
    <>
      <Row>
        <Field label="Name" hint="A first name or nickname is enough." error={errors.name} required>
          {(control) => (
            <Input
              {...control}
              value={form.values.name}
              autoComplete="off"
              onChange={({ target }) => form.change({ name: withoutDirectionMarks(target.value) })}
            />
          )}
        </Field>
        <Field label="Age" hint="18 to 100" error={errors.age} required>
          {(control) => (
            <Input {...control} {...text('age')} inputMode="numeric" autoComplete="off" />
          )}
        </Field>
      </Row>
      <PlaceField
        label="Location"
        hint="The city or region is enough."
        {...field('place')}
        required
      />
      <RadioGroup legend="Gender" options={genderOptions} {...field('gender')} required />
      <RadioGroup
        legend="Who do they want to see?"
        options={seeOptions}
        {...field('wantsToSee')}
        required
      />
      <RadioGroup legend="Tone" options={toneOptions} {...field('tone')} />
      <Field
        label="Notes (optional)"
        hint={
          length > COUNT_FROM
            ? `${length.toLocaleString('en-US')} of ${limits.notes.toLocaleString('en-US')} characters`
            : 'What happened, in your own words. Facts help others most.'
        }
        error={errors.notes}
      >
        {(control) => <TextArea {...control} {...text('notes')} />}
      </Field>
      <PrivateInfoHint text={text('notes').value} />
      <Switch
        label="Do not show my name"
        hint="You can change this later. Others can still write to you."
        checked={!form.values.showsName}
        onChange={(hidden) => form.change({ showsName: !hidden })}
      />
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
