import { limits } from '@greenlight/kit/domain/limits'
import { generateUsername } from '@greenlight/kit/domain/usernames'
import { Button } from '@greenlight/kit/ui/Button'
import { Field } from '@greenlight/kit/ui/Field'
import { Input } from '@greenlight/kit/ui/Input'
import { VisuallyHidden } from '@greenlight/kit/ui/VisuallyHidden'
import Dices from 'lucide-react/icons/dices'
import { useState } from 'react'
import styled from 'styled-components'

type Props = { value: string; onChange: (username: string) => void; error: string | null }

/** A name of one's own, or one of ours. */
export function UsernameField({ value, onChange, error }: Props) {
  const [generated, setGenerated] = useState('')

  const generate = () => {
    const username = generateUsername(value)
    setGenerated(username)
    onChange(username)
  }
  return (
    <Field
      label="Username"
      hint="Shown with all that you share. Better not your real name."
      error={error}
      required
    >
      {(control) => (
        <Row>
          <Input
            {...control}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={limits.username.max}
            value={value}
            onChange={(event) => onChange(event.target.value)}
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
