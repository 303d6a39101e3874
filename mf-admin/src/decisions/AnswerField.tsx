import { limits } from '@greenlight/domain/limits'
import { Field } from '@greenlight/kit/ui/form/Field'
import { Select, TextArea } from '@greenlight/kit/ui/form/Input'
import styled from 'styled-components'

type Props = {
  hint: string
  error: string | null
  value: string
  onChange: (value: string) => void
  suggestions: readonly string[]
}

/** An answer to somebody, in several lines. A first sentence can be chosen. */
export function AnswerField({ hint, error, value, onChange, suggestions }: Props) {
  const begin = (sentence: string) => {
    const before = suggestions.find((other) => value.startsWith(other)) ?? ''
    onChange([sentence, value.slice(before.length).trimStart()].filter(Boolean).join(' '))
  }
  return (
    <Root>
      <Field label="First sentence">
        {(control) => (
          <Select
            {...control}
            value={suggestions.find((sentence) => value.startsWith(sentence)) ?? ''}
            onChange={(event) => begin(event.target.value)}
          >
            <option value="">In my own words</option>
            {suggestions.map((sentence) => (
              <option key={sentence}>{sentence}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Answer" hint={hint} error={error}>
        {(control) => (
          <Words
            {...control}
            maxLength={limits.decisionReason}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        )}
      </Field>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(16rem, 100%), 1fr));
  gap: var(--gl-space-3);
`

/** Low until something is written. */
const Words = styled(TextArea)`
  min-height: 3rem;
  max-height: 30dvh;
`
