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
import { Part } from './Part.tsx'
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

/** Who it is about, and what happened: all fields except the photo, in the order in which they are checked. */
export function PersonFields({ form }: { form: ShareFormState }) {
  const { errors, field, text } = form
  const { length } = form.values.notes.trim()
  return (
    <>
      <Part title="Who">
        <Names>
          <Field label="Name" error={errors.name} required>
            {(control) => (
              <Input
                {...control}
                value={form.values.name}
                placeholder="First name"
                autoComplete="off"
                onChange={({ target }) =>
                  form.change({ name: withoutDirectionMarks(target.value) })
                }
              />
            )}
          </Field>
          <Field label="Age" error={errors.age} required>
            {(control) => (
              <Input
                {...control}
                {...text('age')}
                placeholder="18+"
                inputMode="numeric"
                autoComplete="off"
              />
            )}
          </Field>
          <PlaceField label="Location" placeholder="City or region" {...field('place')} required />
        </Names>
        <Choices>
          <RadioGroup legend="Gender" options={genderOptions} {...field('gender')} required />
          <RadioGroup
            legend="Who do they want to see?"
            options={seeOptions}
            {...field('wantsToSee')}
            required
          />
        </Choices>
      </Part>
      <Part title="What happened">
        <RadioGroup legend="Tone" options={toneOptions} {...field('tone')} />
        <Field
          label="Notes (optional)"
          hint={
            length > COUNT_FROM &&
            `${length.toLocaleString('en-US')} of ${limits.notes.toLocaleString('en-US')} characters`
          }
          error={errors.notes}
        >
          {(control) => (
            <Notes
              {...control}
              {...text('notes')}
              placeholder="In your own words. Facts help others most."
            />
          )}
        </Field>
        <PrivateInfoHint text={text('notes').value} />
        <Switch
          label="Do not show my name"
          hint={
            <Fine>
              {form.values.showsName
                ? 'Others see your username, what you share and when. All of it can be linked to each other.'
                : 'Others see what you share and when, not your name. You can change this later. All of it can be linked to each other, and others can still write to you.'}
            </Fine>
          }
          checked={!form.values.showsName}
          onChange={(hidden) => form.change({ showsName: !hidden })}
        />
      </Part>
    </>
  )
}

/** The age needs little room. The place is on the same line where there is room for it. */
const Names = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--gl-space-3);

  & > :nth-child(1) {
    flex: 1 1 9rem;
  }
  & > :nth-child(2) {
    flex: 0 1 6.5rem;
  }
  & > :nth-child(3) {
    flex: 1 1 100%;
  }
  @media (min-width: 42rem) {
    & > :nth-child(3) {
      flex-basis: 9rem;
    }
  }
`

const Choices = styled.div`
  display: grid;
  gap: var(--gl-space-3);

  @media (min-width: 42rem) {
    grid-template-columns: minmax(0, 7fr) minmax(16rem, 5fr);
  }
`

const Fine = styled.span`
  font-size: var(--gl-text-xs);
`

const Notes = styled(TextArea)`
  min-height: 4.75rem;
`
