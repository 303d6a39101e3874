import { type CSSProperties, type ReactNode, useId } from 'react'
import styled, { css } from 'styled-components'

const thumb = css`
  appearance: none;
  box-sizing: border-box;
  width: 1.75rem;
  height: 1.75rem;
  border: 3px solid var(--gl-surface);
  border-radius: 50%;
  background: var(--gl-ink);
  box-shadow: 0 0 0 1px var(--gl-ink);
  cursor: grab;

  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: Canvas;
    background: Highlight;
  }
`

/** A native slider without its track; the parent draws the track. */
export const rangeStyle = css`
  appearance: none;
  display: block;
  width: 100%;
  height: var(--gl-target);
  margin: 0;
  border-radius: var(--gl-radius-full);
  background: transparent;
  cursor: pointer;
  touch-action: pan-y;

  &::-webkit-slider-runnable-track {
    appearance: none;
    background: transparent;
  }
  &::-moz-range-track {
    background: transparent;
  }
  &::-webkit-slider-thumb {
    ${thumb}
  }
  &::-moz-range-thumb {
    ${thumb}
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::-webkit-slider-thumb {
    outline: 3px solid var(--gl-focus);
    outline-offset: 2px;
  }
  &:focus-visible::-moz-range-thumb {
    outline: 3px solid var(--gl-focus);
    outline-offset: 2px;
  }
  &:disabled {
    opacity: 0.5;
    cursor: not-allowed;
  }
`

/** A track. Its part between `--from` and `--to` (0–1), from thumb center to thumb center, is filled. */
export const trackStyle = css`
  position: relative;
  height: var(--gl-target);

  &::before,
  &::after {
    content: '';
    position: absolute;
    inset-block: calc(50% - 0.1875rem);
    inset-inline: 0;
    border-radius: var(--gl-radius-full);
    background: var(--gl-line);
    box-shadow: inset 0 0 0 1px color-mix(in srgb, var(--gl-control) 60%, transparent);
  }
  &::after {
    inset-inline: calc(0.875rem + var(--from) * (100% - 1.75rem))
      calc(0.875rem + (1 - var(--to)) * (100% - 1.75rem));
    background: var(--gl-ink);
    box-shadow: inset 0 0 0 1px var(--gl-green-text);
  }

  @media (forced-colors: active) {
    &::before {
      background: CanvasText;
    }
    &::after {
      forced-color-adjust: none;
      background: Highlight;
    }
  }
`

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
