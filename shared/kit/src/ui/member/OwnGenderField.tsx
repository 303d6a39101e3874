import { genderLabels, genders, type Gender } from '@greenlight/domain/gender'
import { ToggleGroup } from '../form/ToggleGroup.tsx'

type Props = { value: Gender | null; onChange: (gender: Gender | null) => void }

const options = genders.map((value) => ({ value, label: genderLabels[value] }))

/** The member's own gender. A second press on it takes it back. */
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
