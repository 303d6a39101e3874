import { type Tone, toneLabels, tones } from '@greenlight/domain/tone'
import { ToneMark } from '@greenlight/kit/ui/display/Tone'
import { RadioGroup } from '@greenlight/kit/ui/form/RadioGroup'
import { Switch } from '@greenlight/kit/ui/form/Switch'
import { ToggleGroup } from '@greenlight/kit/ui/form/ToggleGroup'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { useState } from 'react'
import { Range } from '../../mf-gallery/src/range/Range.tsx'
import { RangePair } from '../../mf-gallery/src/range/RangePair.tsx'
import { Columns } from './Specimens.tsx'

const toneOptions = tones.map((tone) => ({
  value: tone,
  label: toneLabels[tone],
  icon: <ToneMark tone={tone} />,
}))
const orders = [
  { value: 'newest', label: 'Newest' },
  { value: 'oldest', label: 'Oldest' },
] as const
const people = [
  { value: 'women', label: 'Women' },
  { value: 'men', label: 'Men' },
  { value: 'nonbinary', label: 'Non-binary' },
  { value: 'everyone', label: 'Everyone' },
] as const
type Shown = (typeof people)[number]['value']

/** Radio groups, toggle groups, switches and sliders. */
export function Choices() {
  const [tone, setTone] = useState<Tone>('green')
  const [order, setOrder] = useState<'newest' | 'oldest' | null>(null)
  const [shown, setShown] = useState<readonly Shown[]>(['women', 'nonbinary'])
  const [on, setOn] = useState(true)
  const [miles, setMiles] = useState(50)
  const [ages, setAges] = useState<readonly [number, number]>([25, 42])
  const toggle = (value: Shown) =>
    setShown(shown.includes(value) ? shown.filter((v) => v !== value) : [...shown, value])
  return (
    <Panel title="Choices">
      <Columns>
        <RadioGroup legend="Tone" options={toneOptions} value={tone} onChange={setTone} />
        <RadioGroup
          legend="Sort"
          options={orders}
          value={order}
          onChange={setOrder}
          error="Please choose one."
        />
        <ToggleGroup
          legend="Show me"
          hint="You can change this later."
          options={people}
          selected={shown}
          onToggle={toggle}
          several
        />
        <div>
          <Switch
            label="Read receipts"
            hint="Others see when you have read their message."
            checked={on}
            onChange={setOn}
          />
          <Switch label="Notifications" checked={!on} onChange={(next) => setOn(!next)} />
        </div>
        <Range
          label="Distance"
          min={0}
          max={200}
          step={5}
          value={miles}
          valueText={miles === 0 ? 'Any distance' : `${miles} miles`}
          ends={['Any distance', '200 miles']}
          onChange={setMiles}
        />
        <RangePair
          label="Age"
          names={['Youngest', 'Oldest']}
          min={18}
          max={100}
          value={ages}
          valueText={(age) => `${age} years`}
          summary={`${ages[0]} to ${ages[1]}`}
          onChange={setAges}
        />
      </Columns>
    </Panel>
  )
}
