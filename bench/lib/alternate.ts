import { median, RUNS } from './median.ts'
import { RIVAL, type SiteName } from './sites.ts'

/** The medians of a figure: of ours and the rival, and of both with the costs of production. */
export type Medians = {
  as: { ours: number; rival: { name: string; value: number } }
  asDeployed: { ours: number; rival: { name: string; value: number } }
}

/**
 * Measures the product and the rival alternately, so that a busy moment of the machine affects both.
 *
 * @returns all visits of ours, and functions that give the medians of a figure of a visit
 */
export async function alternate<Visit>(
  visit: (site: SiteName) => Promise<Visit>,
  sites: readonly SiteName[] = ['ours', 'rival'],
) {
  const visits: Record<SiteName, Visit[]> = {
    ours: [],
    rival: [],
    oursAsDeployed: [],
    rivalAsDeployed: [],
  }
  for (let run = 0; run < RUNS; run++) {
    const order = run % 2 ? sites.toReversed() : sites
    for (const site of order) visits[site].push(await visit(site))
  }
  const pair = (figure: (visit: Visit) => number, ours: SiteName, rival: SiteName) => ({
    ours: median(visits[ours].map(figure)),
    rival: { name: RIVAL, value: median(visits[rival].map(figure)) },
  })
  return {
    ours: visits.ours,
    medians: (figure: (visit: Visit) => number) => pair(figure, 'ours', 'rival'),
    allMedians: (figure: (visit: Visit) => number): Medians => ({
      as: pair(figure, 'ours', 'rival'),
      asDeployed: pair(figure, 'oursAsDeployed', 'rivalAsDeployed'),
    }),
  }
}
