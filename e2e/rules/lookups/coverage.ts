import { emulatorAddress } from '../../fixtures/emulator.ts'

/** An expression of the rules, with one value for each result that it had. */
type Covered = {
  readonly sourcePosition: { readonly currentOffset?: number; readonly endOffset: number }
  readonly values?: readonly { readonly value: object }[]
  readonly children?: readonly Covered[]
}

/** The expressions of the rules that look up another document and were evaluated in this project. */
export async function evaluatedLookups(projectId: string, rules: string): Promise<string[]> {
  const { host, port } = emulatorAddress()
  const url = `http://${host}:${port}/emulator/v1/projects/${projectId}:ruleCoverage`
  const { report } = (await (await fetch(url)).json()) as { report: readonly Covered[] }
  const sourceOf = ({ sourcePosition: { currentOffset = 0, endOffset } }: Covered) =>
    rules.slice(currentOffset, endOffset + 1)
  const evaluated = report.flatMap(withChildren).filter(({ values = [] }) => values.some(hasResult))
  const lookups = evaluated.map(sourceOf).filter((text) => /^(?:get|exists)(?:After)?\(/.test(text))
  return [...new Set(lookups)]
}

function withChildren(one: Covered): readonly Covered[] {
  return [one, ...(one.children ?? []).flatMap(withChildren)]
}

/** An expression that another one makes superfluous, as in `false && …`, has an empty value. */
function hasResult({ value }: { readonly value: object }): boolean {
  return Object.keys(value).length > 0
}
