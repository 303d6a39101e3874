import { cities } from '../cities.mjs'

/** @type {readonly import('./report.mjs').SeedReport[]} */
export const seattle = [
  {
    name: 'Freya',
    age: 34,
    tone: 'green',
    gender: 'woman',
    wants: 'women',
    notes: 'We took the ferry there and back just to talk. She asked before holding my hand.',
    by: 'juniper',
  },
  {
    name: 'Petra',
    age: 48,
    tone: 'yellow',
    gender: 'woman',
    wants: 'men',
    notes:
      'Interesting and well traveled. She checked her work mail all through dinner and said sorry each time.',
  },
  {
    name: 'Ash',
    age: 25,
    tone: 'yellow',
    gender: 'nonbinary',
    wants: 'everyone',
    notes:
      'Fun at the climbing gym. Wanted to be exclusive after one date; took my "not yet" well enough.',
    by: 'juniper',
  },
  {
    name: 'Tyler',
    age: 28,
    tone: 'red',
    gender: 'man',
    wants: 'women',
    notes:
      'Followed me to the bus although I had said goodnight twice. Nothing happened, but I was scared.',
  },
  {
    name: 'Leilani',
    age: 38,
    tone: 'green',
    gender: 'woman',
    wants: 'everyone',
    notes: 'Cheerful, direct, and honest about wanting children soon.',
    at: cities.tacoma,
  },
  {
    name: 'Simon',
    age: 42,
    tone: 'yellow',
    gender: 'man',
    wants: 'men',
    notes: '',
    at: cities.tacoma,
  },
]
