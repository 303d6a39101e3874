import { withoutDirectionMarks } from '@greenlight/domain/names'
import { generateUsername } from '@greenlight/domain/usernames'
import Dices from 'lucide-react/icons/dices'
import { useState } from 'react'
import styled from 'styled-components'
import { VisuallyHidden } from '../display/Text.tsx'
import { Button } from '../form/Button.tsx'
import { Field } from '../form/Field.tsx'
import { Input } from '../form/Input.tsx'

type Props = {
  value: string
  onChange: (username: string) => void
  error: string | null
  hint: string
}

/** The member types a name or generates one. */
export function UsernameField({ value, onChange, error, hint }: Props) {
  const [generated, setGenerated] = useState('')

  const generate = () => {
    const username = generateUsername(value)
    setGenerated(username)
    onChange(username)
  }
  return (
    <Field label="Username" hint={hint} error={error} required>
      {(control) => (
        <Row>
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={value}
            onChange={(event) => onChange(withoutDirectionMarks(event.target.value))}
          />
          <Button onClick={generate}>
            <Dices aria-hidden />
            Generate
          </Button>
          <VisuallyHidden role="status">{generated}</VisuallyHidden>
        </Row>
      )}
    </Field>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--gl-space-2);

  & > input {
    flex: 1 1 10rem;
    width: auto;
  }
`
