import { Button } from '@greenlight/kit/ui/form/Button'
import styled from 'styled-components'
import { actionTexts, type Choice } from './choices.ts'
import { DecisionForm } from './DecisionForm.tsx'

/** One of the selected items, with what can be decided on it. */
export type Selected = {
  readonly key: string
  readonly name: string
  readonly choices: readonly Choice[]
}

type Props = {
  selected: readonly Selected[]
  label?: 'Reason' | 'Answer'
  hint: string
  suggestions?: readonly string[]
  onDecided: () => void
  onCancel: () => void
}

/** One decision on several items: each has its own log entry, its own notice and its own result. */
export function SeveralDecision({ selected, onDecided, onCancel, ...form }: Props) {
  const choices = choicesForAll(selected)
  const head = (
    <>
      <Head>
        <h2>{selected.length} selected</h2>
        <Button size="small" onClick={onCancel}>
          Cancel
        </Button>
      </Head>
      <Names role="list" aria-label="Selected">
        {selected.map(({ key, name }) => (
          <li key={key}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </Names>
      {choices.length === 0 && <p>They have no decision in common. Select items of one kind.</p>}
    </>
  )
  return (
    <DecisionForm
      suggestions={[]}
      {...form}
      above={head}
      choices={choices}
      onDone={onDecided}
      placement="bar"
    />
  )
}

/** The choices that all items have, as choices on the last one that the others get, too. */
export function choicesForAll(selected: readonly Selected[]): readonly Choice[] {
  const last = selected.at(-1)
  const others = selected.slice(0, -1)
  return (last?.choices ?? []).flatMap((choice) => {
    const also = others.flatMap(({ key, name, choices }) => {
      const same = choices.find(({ action }) => action === choice.action)
      if (!same) return []
      const { targetPath, request } = same
      // Each has a log entry of its own.
      const withOwnId: typeof request = (reason, given) =>
        request(reason, { ...given, id: crypto.randomUUID() })
      return [{ key, name, targetPath, request: withOwnId }]
    })
    if (also.length < others.length) return []
    const { button = actionTexts[choice.action].button } = choice
    return [
      { ...choice, also, button: others.length > 0 ? `${button} all ${selected.length}` : button },
    ]
  })
}

const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: var(--gl-space-3);

  & > h2 {
    font-size: var(--gl-text-md);
  }
`

const Names = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--gl-space-1) var(--gl-space-4);
  max-height: 4.5rem;
  overflow-y: auto;
  font-size: var(--gl-text-sm);
`
