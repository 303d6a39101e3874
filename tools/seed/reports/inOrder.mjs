import { cities } from '../cities.mjs'
import { randomFor } from '../portraits/random.mjs'
import { atlanta } from './atlanta.mjs'
import { austin } from './austin.mjs'
import { chicago } from './chicago.mjs'
import { denver } from './denver.mjs'
import { minneapolis } from './minneapolis.mjs'
import { nashville } from './nashville.mjs'
import { newYork } from './newYork.mjs'
import { philadelphia } from './philadelphia.mjs'
import { portland } from './portland.mjs'
import { seattle } from './seattle.mjs'

const byCity = {
  austin,
  portland,
  chicago,
  seattle,
  denver,
  atlanta,
  newYork,
  minneapolis,
  nashville,
  philadelphia,
}

/** @typedef {import('./report.mjs').SeedReport & { id: string, at: import('../cities.mjs').Place, rank: number }} RankedReport */

const ranked = Object.entries(byCity).flatMap(([city, reports]) =>
  reports.map((report) => {
    const id = `${city}-${report.name}`.toLowerCase()
    const rank = randomFor(id).next()
    // What still waits for a decision came in lately.
    const waits = report.review?.status === 'pending'
    return {
      ...report,
      id,
      at: report.at ?? cities[/** @type {keyof typeof byCity} */ (city)],
      rank: waits ? rank * 0.15 : rank,
    }
  }),
)

/** Every report, the newest first, cities mixed. @type {readonly RankedReport[]} */
export const reportsInOrder = ranked.sort((a, b) => a.rank - b.rank)
