import { median, RUNS } from './median.ts'
import { RIVAL, type SiteName } from './sites.ts'

/**
 * Measures ours and the rival in turn, so that a busy moment of the machine meets both.
 *
 * @returns all visits of ours, and a function that gives the medians of a figure of a visit
 */
export async function alternate<Visit>(visit: (site: SiteName) => Promise<Visit>) {
  const visits: Record<SiteName, Visit[]> = { ours: [], rival: [] }
  for (let run = 0; run < RUNS; run++) {
    const order = run % 2 ? (['rival', 'ours'] as const) : (['ours', 'rival'] as const)
    for (const site of order) visits[site].push(await visit(site))
  }
  return {
    ours: visits.ours,
    medians: (figure: (visit: Visit) => number) => ({
      ours: median(visits.ours.map(figure)),
      rival: { name: RIVAL, value: median(visits.rival.map(figure)) },
    }),
  }
}
