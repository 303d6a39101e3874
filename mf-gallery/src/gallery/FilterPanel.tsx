import { milesText } from '@greenlight/kit/domain/galleryFilterChips'
import { milesSlider, type GalleryFilters } from '@greenlight/kit/domain/galleryFilters'
import { limits } from '@greenlight/kit/domain/limits'
import { toneLabels, tones } from '@greenlight/kit/domain/tone'
import { RadioGroup } from '@greenlight/kit/ui/RadioGroup'
import { Range } from '@greenlight/kit/ui/Range'
import { RangePair } from '@greenlight/kit/ui/RangePair'
import { ToneMark } from '@greenlight/kit/ui/ToneMark'
import styled from 'styled-components'
import type { ChangeFilters } from './useGalleryFilters.ts'

type Props = { filters: GalleryFilters; onChange: ChangeFilters }

const toneOptions = [
  { value: 'all' as const, label: 'All' },
  ...tones.map((value) => ({ value, label: toneLabels[value], icon: <ToneMark tone={value} /> })),
]
const sortOptions = [
  { value: 'newest' as const, label: 'Newest' },
  { value: 'oldest' as const, label: 'Oldest' },
]

/** Tone, order, age and distance. */
export function FilterPanel({ filters, onChange }: Props) {
  const { tone, sort, minAge, maxAge, miles } = filters
  return (
    <Root role="group" aria-label="Filters">
      <RadioGroup
        legend="Tone"
        options={toneOptions}
        value={tone}
        onChange={(value) => onChange('tone', { tone: value })}
      />
      <RadioGroup
        legend="Sort"
        options={sortOptions}
        value={sort}
        onChange={(value) => onChange('sort', { sort: value })}
      />
      <RangePair
        label="Age"
        names={['Youngest', 'Oldest']}
        {...limits.age}
        value={[minAge, maxAge]}
        valueText={(age) => `${age} years`}
        summary={`${minAge} to ${maxAge}`}
        onChange={([youngest, oldest]) => onChange('age', { minAge: youngest, maxAge: oldest })}
      />
      <Range
        label="Distance"
        {...milesSlider}
        value={miles}
        valueText={milesText(miles)}
        ends={[milesText(milesSlider.min), milesText(milesSlider.max)]}
        onChange={(value) => onChange('miles', { miles: value })}
      />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  gap: var(--gl-space-5) var(--gl-space-8);
  padding: var(--gl-space-5);
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-l);
  background: var(--gl-surface);

  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
