import { type CSSProperties, type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { RangeHead, rangeStyle, trackStyle } from './Range.tsx'

type Pair = readonly [low: number, high: number]

type Props = {
  label: ReactNode
  /** Names of the two thumbs: "Youngest", "Oldest". */
  names: readonly [low: string, high: string]
  value: Pair
  min: number
  max: number
  step?: number
  /** One value in words, for `aria-valuetext`: "25 years". */
  valueText: (value: number) => string
  /** Both values in words: "18 to 40". */
  summary: string
  onChange: (value: Pair) => void
}

/** A slider for two numbers. Its thumbs can meet but never cross. */
export function RangePair({ label, names, value, valueText, summary, onChange, ...scale }: Props) {
  const id = useId()
  const [low, high] = value
  const { min, max } = scale
  const part = (at: number) => (at - min) / (max - min)
  const filled: CSSProperties & Record<'--from' | '--to', number> = {
    '--from': part(low),
    '--to': part(high),
  }
  const thumb = (at: number) => ({
    ...scale,
    type: 'range',
    value: at,
    'aria-valuetext': valueText(at),
  })
  return (
    <div role="group" aria-labelledby={id}>
      <RangeHead>
        <span id={id}>{label}</span>
        <output aria-live="off">{summary}</output>
      </RangeHead>
      <Track style={filled}>
        {/* If both thumbs are at the upper end, only the lower one can move, so it is on top. */}
        <Thumb
          {...thumb(low)}
          $onTop={part(low) > 0.5}
          aria-label={names[0]}
          onChange={(event) => onChange([Math.min(event.target.valueAsNumber, high), high])}
        />
        <Thumb
          {...thumb(high)}
          $onTop={false}
          aria-label={names[1]}
          onChange={(event) => onChange([low, Math.max(event.target.valueAsNumber, low)])}
        />
      </Track>
    </div>
  )
}

const Track = styled.div`
  ${trackStyle}
`

const Thumb = styled.input<{ $onTop: boolean }>`
  ${rangeStyle}
  position: absolute;
  inset: 0;
  z-index: ${({ $onTop }) => ($onTop ? 2 : 1)};
  pointer-events: none;

  &::-webkit-slider-thumb {
    pointer-events: auto;
  }
  &::-moz-range-thumb {
    pointer-events: auto;
  }
`
