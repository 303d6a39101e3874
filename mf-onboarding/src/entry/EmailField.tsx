import { Field } from '@greenlight/kit/ui/Field'
import { Input } from '@greenlight/kit/ui/Input'
import type { FieldProblem } from './fieldProblem.ts'

type Props = { value: string; onChange: (email: string) => void; problem: FieldProblem | null }

export function EmailField({ value, onChange, problem }: Props) {
  return (
    <Field label="Email" error={problem?.field === 'email' ? problem.text : null} required>
      {(control) => (
        <Input
          {...control}
          type="email"
          name="email"
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}
