import * as actors from '../stage/actors.ts'
import type { Actor } from '../stage/actors.ts'

/** Who asks, and about whom. */
export type Column = { readonly who: readonly Actor[]; readonly about: 'own' | 'another' }

const { admin, ann, banned, noDocument, noProfile, noTerms, visitor } = actors
const incomplete = [noTerms, noProfile, noDocument]

/** The columns of the matrix, with the headings of docs/access.md. */
export const columns: Readonly<Record<string, Column>> = {
  visitor: { who: [visitor], about: 'another' },
  'incomplete, own': { who: incomplete, about: 'own' },
  'incomplete, other’s': { who: incomplete, about: 'another' },
  'member, own': { who: [ann], about: 'own' },
  'member, other’s': { who: [ann], about: 'another' },
  'admin, other’s': { who: [admin], about: 'another' },
  'banned, own': { who: [banned], about: 'own' },
  'banned, other’s': { who: [banned], about: 'another' },
}
