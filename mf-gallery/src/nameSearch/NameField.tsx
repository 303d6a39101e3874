import { limits } from '@greenlight/domain/limits'
import { Field } from '@greenlight/kit/ui/form/Field'
import { Input } from '@greenlight/kit/ui/form/Input'
import Search from 'lucide-react/icons/search'
import type { ReactNode } from 'react'
import styled from 'styled-components'

type Props = {
  value: string
  onChange: (name: string) => void
  /** A button at the end of the field. */
  button?: ReactNode
}

/** The name to look for in the whole collection. */
export function NameField({ value, onChange, button }: Props) {
  return (
    <Field label="Name">
      {(control) => (
        <Root>
          <Search aria-hidden size={20} />
          <NameInput
            {...control}
            type="search"
            autoComplete="off"
            spellCheck={false}
            enterKeyHint="search"
            placeholder="Name"
            maxLength={limits.reportName}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {button}
        </Root>
      )}
    </Field>
  )
}

const Root = styled.div`
  position: relative;
  min-width: 0;

  & > svg {
    position: absolute;
    inset-block: 0;
    inset-inline-start: var(--gl-space-3);
    height: 100%;
    color: var(--gl-ink-soft);
    pointer-events: none;
  }
  & > button {
    position: absolute;
    inset-block: 2px;
    inset-inline-end: 2px;
  }
`

const NameInput = styled(Input)`
  padding-inline-start: var(--gl-space-10);

  &:has(+ button) {
    padding-inline-end: 7.5rem;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
  @media (min-width: 48rem) {
    min-height: 3.5rem;
    font-size: var(--gl-text-lg);

    &:has(+ button) {
      padding-inline-end: 12rem;
    }
  }
`
