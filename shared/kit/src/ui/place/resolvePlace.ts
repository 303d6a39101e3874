import type { Place } from '@greenlight/domain/coords'
import { townLabel } from '@greenlight/domain/town/townFile'
import { MIN_TOWN_LETTERS, resolveTown } from '@greenlight/domain/town/townSearch'
import { loadTownIndex } from '@greenlight/runtime'

/** What a typed text means: a town, one of several (`question` asks which), or no town (`question` says why). */
export type ResolvedPlace =
  | { readonly kind: 'town'; readonly place: Place }
  | { readonly kind: 'several' | 'none'; readonly question: string }

const reasons = {
  zip: 'ZIP codes are not in our list. Type the name of the town.',
  territory: 'Our list has towns of the 50 states and Washington, DC only.',
  unknown: 'Not in our list of towns.',
} as const

/**
 * Resolves a typed text in the same way wherever the member has finished typing: with Enter, Tab, a click
 * elsewhere or a submit. Null for less than two letters, and if the list of towns cannot be loaded.
 */
export async function resolvePlace(text: string): Promise<ResolvedPlace | null> {
  if (text.trim().length < MIN_TOWN_LETTERS) return null
  const index = await loadTownIndex()
  if (!index) return null
  const answer = resolveTown(index, text)
  if (answer.kind === 'town') {
    const { town } = answer
    return { kind: 'town', place: { text: townLabel(town), coords: town.coords } }
  }
  if (answer.kind === 'none') return { kind: 'none', question: reasons[answer.reason] }
  const { length } = answer.towns
  return {
    kind: 'several',
    question: `${length} towns are called ${answer.towns[0]?.city ?? text.trim()}. Pick one.`,
  }
}
