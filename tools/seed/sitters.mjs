import { reportsInOrder } from './reports/inOrder.mjs'

/** Whom to draw for each report, in the gallery's order. @type {readonly import('./portraits/traits.mjs').Sitter[]} */
export const sitters = reportsInOrder.map(({ id, gender, age }, place) => ({
  id,
  place,
  gender,
  age,
}))
