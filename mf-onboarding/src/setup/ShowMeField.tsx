import {
  showMeLabels,
  showMeOptions,
  toggleShowMe,
  type ShowMe,
} from '@greenlight/kit/domain/showMe'
import { ToggleGroup } from '@greenlight/kit/ui/ToggleGroup'
import { VisuallyHidden } from '@greenlight/kit/ui/VisuallyHidden'
import { useState } from 'react'

const options = showMeOptions.map((value) => ({ value, label: showMeLabels[value] }))

type Props = {
  value: readonly ShowMe[]
  onChange: (showMe: readonly ShowMe[]) => void
  error: string | null
}

/** Whom to see. A press can change other options too: that is said aloud. */
export function ShowMeField({ value, onChange, error }: Props) {
  const [said, setSaid] = useState('')

  const toggle = (option: ShowMe) => {
    const next = toggleShowMe(value, option)
    setSaid(`Chosen: ${next.map((each) => showMeLabels[each]).join(', ')}`)
    onChange(next)
  }
  return (
    <div data-bad={error ? '' : undefined}>
      <ToggleGroup
        legend="Who do you want to see?"
        options={options}
        selected={value}
        onToggle={toggle}
        error={error}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  )
}
