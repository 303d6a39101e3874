import { tidyUsername, usernameProblem, withoutDirectionMarks } from '@greenlight/domain/names'
import { VisuallyHidden } from '@greenlight/kit/ui/display/Text'
import { Button } from '@greenlight/kit/ui/form/Button'
import { Field, FieldHint } from '@greenlight/kit/ui/form/Field'
import { Input } from '@greenlight/kit/ui/form/Input'
import Dices from 'lucide-react/icons/dices'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { failure } from '../errors.ts'
import { proposeUsername } from './presetUsernames.ts'
import type { useUsernames } from './useUsernames.ts'

type Props = {
  value: string
  onChange: (username: string) => void
  error: string | null
  names: ReturnType<typeof useUsernames>
  /** Fills an empty field with a proposal at once. */
  proposes: boolean
}

/** A typed name is asked for this long after the last key. */
const PAUSE_MS = 600

/** The member generates a name, or types an own one. */
export function UsernameField({ value, onChange, error, names, proposes }: Props) {
  const [busy, setBusy] = useState(false)
  const name = tidyUsername(value)
  const isUsable = usernameProblem(name) === null
  const isFree = isUsable ? names.isFree(name) : undefined
  const problem = isFree === false ? failure('onboarding/username-taken').text : null

  const latest = useRef(names)
  useEffect(() => {
    latest.current = names
  })
  const isUnknown = isUsable && isFree === undefined
  useEffect(() => {
    if (!isUnknown) return
    const timer = setTimeout(() => void latest.current.ask(name), PAUSE_MS)
    return () => clearTimeout(timer)
  }, [name, isUnknown])

  const generate = async () => {
    setBusy(true)
    onChange(await proposeUsername(value, names.ask))
    setBusy(false)
  }
  const proposed = useRef(false)
  useEffect(() => {
    if (!proposes || proposed.current || value !== '') return
    proposed.current = true
    void generate()
  })

  return (
    <Field
      label="Username"
      hint="Shown with all that you share. Better not your real name. Do not use a name that you use elsewhere."
      error={error ?? problem}
      required
    >
      {(control) => (
        <>
          <Row>
            <Button busy={busy} onClick={() => void generate()}>
              <Dices aria-hidden />
              Generate
            </Button>
            <Input
              {...control}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={value}
              onChange={(event) => onChange(withoutDirectionMarks(event.target.value))}
            />
          </Row>
          <Status role="status">
            {isFree && `${name} is free.`}
            {problem && <VisuallyHidden>{problem}</VisuallyHidden>}
          </Status>
        </>
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

const Status = styled(FieldHint)`
  /* A hidden status would lose its first text. */
  &:empty {
    position: absolute;
  }
`
