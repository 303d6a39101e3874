import type { Town } from './cityFile.ts'
import { foldCity, shorten, writeOut } from './cityFold.ts'

/** The different names of towns, numbered in order of their most populous town. */
export type CityNames = {
  /** Positions in the list of towns by name, ascending. */
  readonly townsOf: readonly (readonly number[])[]
  /** Folded; two for a name with Saint, Fort or Mount in it: "saint louis" and "st louis". */
  readonly spellings: readonly string[]
  /** The name that each spelling belongs to. */
  readonly nameOf: readonly number[]
}

/** Gathers the names; yields after every `slice` towns. */
export function* gatherNames(towns: readonly Town[], slice: number): Generator<void, CityNames> {
  const townsOf: number[][] = []
  const spellings: string[] = []
  const nameOf: number[] = []
  // By the name as written and as folded: folding takes time, and most names come more than once.
  const ids = new Map<string, number>()

  function number(city: string): number {
    const name = writeOut(foldCity(city))
    const id = ids.get(name) ?? townsOf.length
    ids.set(city, id)
    if (id < townsOf.length) return id
    ids.set(name, id)
    townsOf.push([])
    for (const spelling of new Set([name, shorten(name)])) {
      spellings.push(spelling)
      nameOf.push(id)
    }
    return id
  }

  for (const [position, { city }] of towns.entries()) {
    townsOf[ids.get(city) ?? number(city)]?.push(position)
    if (position % slice === slice - 1) yield
  }
  return { townsOf, spellings, nameOf }
}
