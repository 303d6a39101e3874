import { useId } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import styled from 'styled-components'
import { rangeStyle, trackStyle } from './rangeStyle.ts'

type Props = {
  label: ReactNode
  value: number
  min: number
  max: number
  step?: number
  /** The value in words, shown and announced: "50 miles", "any distance". */
  valueText: string
  /** Texts under both ends of the slider: "Any", "200 miles". */
  ends?: readonly [first: string, last: string]
  onChange: (value: number) => void
  disabled?: boolean
}

/** A slider for one number. Arrows change it by a step, Home and End go to the ends. */
export function Range({ label, valueText, ends, onChange, ...range }: Props) {
  const id = useId()
  const { value, min, max } = range
  const filled: CSSProperties & Record<'--from' | '--to', number> = {
    '--from': 0,
    '--to': (value - min) / (max - min),
  }
  return (
    <div>
      <RangeHead>
        <label htmlFor={id}>{label}</label>
        <output htmlFor={id} aria-live="off">
          {valueText}
        </output>
      </RangeHead>
      <Track style={filled}>
        <Native
          id={id}
          type="range"
          aria-valuetext={valueText}
          onChange={(event) => onChange(event.target.valueAsNumber)}
          {...range}
        />
      </Track>
      {ends && (
        <Ends aria-hidden>
          <span>{ends[0]}</span>
          <span>{ends[1]}</span>
        </Ends>
      )}
    </div>
  )
}

/** The label of a slider at the left, its value in words at the right. */
export const RangeHead = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 var(--gl-space-3);
  font-size: var(--gl-text-sm);
  font-weight: 600;

  & > output {
    color: var(--gl-green-text);
    font-variant-numeric: tabular-nums;
  }
`

const Track = styled.div`
  ${trackStyle}

  &::after {
    inset-inline-start: 0;
  }
`

const Ends = styled.div`
  display: flex;
  justify-content: space-between;
  margin-block-start: calc(-1 * var(--gl-space-1));
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-xs);
`

const Native = styled.input`
  ${rangeStyle}
  position: relative;
  z-index: 1;
`
