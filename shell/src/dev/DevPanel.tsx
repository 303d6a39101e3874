import { Button } from '@greenlight/kit/ui/form/Button'
import { Field } from '@greenlight/kit/ui/form/Field'
import { Input, Select } from '@greenlight/kit/ui/form/Input'
import { useSearchParams } from '@greenlight/runtime'
import { type FormEvent, useState, useSyncExternalStore } from 'react'
import styled from 'styled-components'
import { useRegistry } from '../remotes/useRegistry.ts'
import { useShell } from '../shell.ts'

/** With `?dev` in the address: the version of each remote, and a form to load one from elsewhere. */
export function DevPanel() {
  const { overrides } = useShell()
  const [search] = useSearchParams()
  const overridden = Object.keys(overrides.read())
  const [shown, setShown] = useState(search.has('dev'))

  return (
    <Corner>
      {overridden.length > 0 && (
        <Banner role="status">
          <span>Not the published version: {overridden.join(', ')}</span>
          <Button size="small" onClick={overrides.reset}>
            Reset
          </Button>
        </Banner>
      )}
      {shown && <Remotes onClose={() => setShown(false)} />}
    </Corner>
  )
}

function Remotes({ onClose }: { onClose: () => void }) {
  const { releases, telemetry } = useShell()
  const registry = useRegistry()
  const seen = useSyncExternalStore(telemetry.subscribe, telemetry.seenRemotes)
  return (
    <Panel aria-label="Remotes">
      <table>
        <thead>
          <tr>
            <th>Remote</th>
            <th>Version</th>
            <th>Status</th>
            <th>Load</th>
            <th>Entry</th>
          </tr>
        </thead>
        <tbody>
          {(registry ? releases.releaseOfEachRemote(registry) : []).map(
            ({ name, version, entry }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>{seen[name]?.version ?? version}</td>
                <td>{seen[name]?.status ?? 'not loaded'}</td>
                <td>{seen[name]?.ms === undefined ? '' : `${seen[name].ms} ms`}</td>
                <Address>{entry}</Address>
              </tr>
            ),
          )}
        </tbody>
      </table>
      <OverrideForm names={Object.keys(registry?.remotes ?? {})} />
      <Button size="small" onClick={onClose}>
        Close
      </Button>
    </Panel>
  )
}

function OverrideForm({ names }: { names: string[] }) {
  const { overrides } = useShell()
  const [name, setName] = useState(names[0] ?? '')
  const [entry, setEntry] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    overrides.set(name, entry || null)
  }
  return (
    <form onSubmit={submit}>
      <Field label="Remote">
        {(control) => (
          <Select {...control} value={name} onChange={(event) => setName(event.target.value)}>
            {names.map((each) => (
              <option key={each}>{each}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Address of its remoteEntry.js" hint="Empty: the published one.">
        {(control) => (
          <Input
            {...control}
            type="url"
            value={entry}
            onChange={(event) => setEntry(event.target.value)}
          />
        )}
      </Field>
      <Button size="small" type="submit">
        Point it there
      </Button>
    </form>
  )
}

const Address = styled.td`
  overflow-wrap: anywhere;
  user-select: all;
`

const Corner = styled.div`
  position: fixed;
  z-index: var(--gl-layer-toast);
  inset: calc(var(--gl-header) + var(--gl-space-2)) var(--gl-space-3) auto auto;
  display: grid;
  justify-items: end;
  gap: var(--gl-space-2);
  font-size: var(--gl-text-xs);
`

const Banner = styled.div`
  display: flex;
  gap: var(--gl-space-3);
  align-items: center;
  padding: var(--gl-space-2) var(--gl-space-3);
  border-radius: var(--gl-radius-m);
  background: var(--gl-amber);
  color: var(--gl-amber-on);
`

const Panel = styled.section`
  display: grid;
  gap: var(--gl-space-3);
  padding: var(--gl-space-4);
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-m);
  background: var(--gl-raised);
  box-shadow: var(--gl-shadow-3);
  box-sizing: border-box;
  max-width: calc(100vw - 2 * var(--gl-space-3));
  max-height: 70dvh;
  overflow: auto;

  th,
  td {
    padding: var(--gl-space-1) var(--gl-space-2);
    text-align: left;
  }

  form {
    display: grid;
    gap: var(--gl-space-2);
  }
`
