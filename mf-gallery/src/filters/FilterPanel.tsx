import { showMeLabels, showMeOptions, toggleShowMe } from '@greenlight/domain/gender'
import { limits } from '@greenlight/domain/limits'
import { type Tone, toneLabels, tones } from '@greenlight/domain/tone'
import { ToneMark } from '@greenlight/kit/ui/display/Tone'
import { Button } from '@greenlight/kit/ui/form/Button'
import { choiceInputStyle, ChoiceMark, choiceStyle } from '@greenlight/kit/ui/form/ChoiceMark'
import { Field, FieldGroup } from '@greenlight/kit/ui/form/Field'
import { Input } from '@greenlight/kit/ui/form/Input'
import { RadioGroup } from '@greenlight/kit/ui/form/RadioGroup'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { countText } from '../counts/countText.ts'
import { Range } from '../range/Range.tsx'
import { RangePair } from '../range/RangePair.tsx'
import { AgeFields } from './AgeFields.tsx'
import { type GalleryFilters, milesSlider, milesText, toneFilter } from './galleryFilters.ts'
import type { ChangeFilters } from './useGalleryFilters.ts'

type Props = {
  filters: GalleryFilters
  onChange: ChangeFilters
  /** How many profiles have each tone; undefined until they are counted. */
  counts: Readonly<Record<Tone, number>> | undefined
  /** Whether the counts are those of the cells around a place, which are wider than its circle. */
  countsNearby: boolean
  /** How many profiles pass, for instance "24+"; '' while that is not known. */
  found: string
  /** Closes the panel. */
  onDone: () => void
}

const sortOptions = [
  { value: 'newest' as const, label: 'Newest' },
  { value: 'oldest' as const, label: 'Oldest' },
]
const genderOptions = showMeOptions.map((value) => ({ value, label: showMeLabels[value] }))
const WORSE: readonly Tone[] = ['yellow', 'red']

/**
 * Tone, gender, age, distance, sort order, and words of the notes.
 * @public used through importWithRetry
 */
export function FilterPanel({ filters, onChange, counts, countsNearby, found, onDone }: Props) {
  const { genders, sort, minAge, maxAge, miles } = filters
  const setTones = (chosen: readonly Tone[]) => onChange('tone', { tones: toneFilter(chosen) })
  const toggleTone = (tone: Tone) =>
    setTones(tones.filter((each) => filters.tones.includes(each) !== (each === tone)))
  const setAges = ([youngest, oldest]: readonly [number, number]) =>
    onChange('age', { minAge: youngest, maxAge: oldest })
  return (
    <Root role="group" aria-label="Filters">
      <Choices
        legend="Tone"
        options={tones.map((value) => ({
          value,
          label: (
            <>
              {toneLabels[value]} <Count>{counts && countText(counts[value])}</Count>
            </>
          ),
          icon: <ToneMark tone={value} />,
        }))}
        chosen={filters.tones}
        onToggle={toggleTone}
        {...(countsNearby && { hint: 'The counts include places just outside the distance.' })}
      >
        <Button
          variant="quiet"
          aria-pressed={filters.tones.join() === WORSE.join()}
          onClick={() => setTones(WORSE)}
        >
          Caution or worse
        </Button>
      </Choices>
      <Choices
        legend="Looking for"
        options={genderOptions}
        chosen={genders}
        onToggle={(option) => onChange('gender', { genders: toggleShowMe(genders, option) })}
      />
      <Stack>
        <RangePair
          label="Age"
          names={['Youngest', 'Oldest']}
          {...limits.age}
          value={[minAge, maxAge]}
          valueText={(age) => `${age} years`}
          summary={`${minAge} to ${maxAge}`}
          onChange={setAges}
        />
        <AgeFields value={[minAge, maxAge]} onChange={setAges} />
      </Stack>
      <Range
        label="Distance"
        {...milesSlider}
        value={miles}
        valueText={milesText(miles)}
        ends={[milesText(milesSlider.min), milesText(milesSlider.max)]}
        onChange={(value) => onChange('miles', { miles: value })}
      />
      <RadioGroup
        legend="Sort"
        options={sortOptions}
        value={sort}
        onChange={(value) => onChange('sort', { sort: value })}
      />
      <Field label="A word in the loaded profiles">
        {(control) => (
          <Input
            {...control}
            type="search"
            autoComplete="off"
            value={filters.searchText}
            onChange={(event) => onChange('searchText', { searchText: event.target.value })}
          />
        )}
      </Field>
      <Done variant="primary" onClick={onDone}>
        {['Show', found, found === '1' ? 'profile' : 'profiles'].filter(Boolean).join(' ')}
      </Done>
    </Root>
  )
}

/* Has its width before its number is there, so that no option moves under a finger. */
const Count = styled.span`
  display: inline-block;
  min-width: 4ch;
  font-variant-numeric: tabular-nums;
`

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-5) var(--gl-space-8);
  padding: var(--gl-space-5);
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-l);
  background: var(--gl-surface);

  @media (min-width: 48rem) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`

/** On a phone the profiles are below the panel, out of sight. */
const Done = styled(Button)`
  @media (min-width: 48rem) {
    display: none;
  }
`

const Stack = styled.div`
  display: grid;
  gap: var(--gl-space-3);
`

type ChoicesProps<T extends string> = {
  legend: string
  options: readonly { readonly value: T; readonly label: ReactNode; readonly icon?: ReactNode }[]
  chosen: readonly T[]
  onToggle: (option: T) => void
  hint?: string
  children?: ReactNode
}

/** A choice of several options: native checkboxes, each with a box for its tick. */
function Choices<T extends string>({
  options,
  chosen,
  onToggle,
  children,
  ...group
}: ChoicesProps<T>) {
  return (
    <Whole>
      <FieldGroup role="group" {...group}>
        <List>
          {options.map(({ value, label, icon }) => (
            <Choice key={value}>
              <input
                type="checkbox"
                checked={chosen.includes(value)}
                onChange={() => onToggle(value)}
              />
              <ChoiceMark several chosen={chosen.includes(value)} />
              {icon}
              <span>{label}</span>
            </Choice>
          ))}
          {children}
        </List>
      </FieldGroup>
    </Whole>
  )
}

/** A tablet has no room for three tones in half of the panel. */
const Whole = styled.div`
  @media (min-width: 48rem) and (max-width: 63.99rem) {
    grid-column: 1 / -1;
  }
`

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--gl-space-2);
`

const Choice = styled.label`
  ${choiceStyle}
  ${choiceInputStyle}
`
