import {
  type Gender,
  genderLabels,
  genders,
  type ShowMe,
  showMeLabels,
  showMeOptions,
  toggleShowMe,
} from '@greenlight/domain/gender'
import { useState } from 'react'
import { VisuallyHidden } from '../display/Text.tsx'
import { ToggleGroup } from '../form/ToggleGroup.tsx'

type Props = { value: Gender | null; onChange: (gender: Gender | null) => void }

const options = genders.map((value) => ({ value, label: genderLabels[value] }))

/** The member's own gender. A second press clears it. */
export function OwnGenderField({ value, onChange }: Props) {
  return (
    <ToggleGroup
      legend="Your gender (optional)"
      options={options}
      selected={value ? [value] : []}
      onToggle={(gender) => onChange(gender === value ? null : gender)}
    />
  )
}

type ShowMeFieldProps = {
  value: readonly ShowMe[]
  onChange: (showMe: readonly ShowMe[]) => void
  error: string | null
}

const showMeChoices = showMeOptions.map((value) => ({ value, label: showMeLabels[value] }))

/** The genders to show. A press can change other options too, so the new choice is announced. */
export function ShowMeField({ value, onChange, error }: ShowMeFieldProps) {
  const [announcement, setAnnouncement] = useState('')

  const toggle = (option: ShowMe) => {
    const next = toggleShowMe(value, option)
    setAnnouncement(`Chosen: ${next.map((each) => showMeLabels[each]).join(', ')}`)
    onChange(next)
  }
  return (
    <div>
      <ToggleGroup
        legend="Who do you want to see?"
        options={showMeChoices}
        several
        selected={value}
        onToggle={toggle}
        error={error}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  )
}
