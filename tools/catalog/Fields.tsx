import { Field } from '@greenlight/kit/ui/form/Field'
import { Input, Select, TextArea } from '@greenlight/kit/ui/form/Input'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { Columns } from './Specimens.tsx'

/** Text fields and selects. */
export function Fields() {
  return (
    <Panel title="Fields">
      <Columns>
        <Field label="Username" hint="This is what other members see.">
          {(control) => <Input {...control} placeholder="QuietHarbor" />}
        </Field>
        <Field label="Name" error="Name is required." required>
          {(control) => <Input {...control} />}
        </Field>
        <Field label="Email">
          {(control) => <Input {...control} readOnly value="you@example.com" />}
        </Field>
        <Field label="Disabled">{(control) => <Input {...control} disabled value="Off" />}</Field>
        <Field label="Why is this a problem?">
          {(control) => (
            <Select {...control}>
              <option>It is not true</option>
              <option>It shows private information</option>
            </Select>
          )}
        </Field>
        <Field label="Notes" hint="Optional. Stay kind; write only what you saw yourself.">
          {(control) => <TextArea {...control} placeholder="What happened?" />}
        </Field>
      </Columns>
    </Panel>
  )
}
