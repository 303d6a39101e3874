import { readdirSync, readFileSync } from 'node:fs'

const root = new URL('../../../shared/kit/src/data/', import.meta.url)

/**
 * What each module of the data layer filters and orders by, read from its source: `status ==`,
 * `createdAt desc`. A field or direction that is a variable there is a `?`.
 */
export function dataLayerQueries(): ReadonlyMap<string, ReadonlySet<string>> {
  const modules = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  return new Map(
    modules
      .map((path) => [path, constraintsIn(readFileSync(new URL(path, root), 'utf8'))] as const)
      .filter(([, constraints]) => constraints.size > 0),
  )
}

function constraintsIn(source: string): ReadonlySet<string> {
  const filters = source.matchAll(/\bwhere\(\s*([\w.']+),\s*'([^']+)'/g)
  const orders = source.matchAll(/\borderBy\(\s*([\w.']+)(?:,\s*([\w']+))?,?\s*\)/g)
  return new Set([
    ...[...filters].map(([, field, op]) => `${literal(field)} ${op}`),
    ...[...orders].map(
      ([, field, direction = "'asc'"]) => `${literal(field)} ${literal(direction)}`,
    ),
  ])
}

function literal(argument = ''): string {
  return argument.startsWith("'") ? argument.slice(1, -1) : '?'
}
