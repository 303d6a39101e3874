import { type Coords, distanceMiles, type Place } from '@greenlight/domain/coords'
import { parseReport, type Report } from '@greenlight/domain/report'
import { attempt } from '@greenlight/kit/data/attempt'
import { readPage } from '@greenlight/kit/data/pages'
import { failure } from '../errors.ts'
import { GALLERY_PAGE_SIZE, galleryQuery } from '../gallery/galleryPages.ts'
import { type GalleryRequest, mostCells } from '../gallery/galleryRequest.ts'
import { cellsAround } from '../place/geoCells.ts'

const CIRCLES_MILES = [100, 200, 500]

/** Reports outside of the circle that was searched. */
export type Nearest = {
  /** The nearest first. */
  readonly reports: readonly Report[]
  /** False if nearer ones may exist that are older than these. */
  readonly isNearest: boolean
}

/**
 * The nearest public reports that a request finds outside of its circle: within 100, 200 or 500 miles, else
 * among the newest 24 everywhere. The database knows no order by distance. Costs one to four queries of up to
 * 24 reads each.
 * @throws GreenlightError `gallery/load-failed`
 * @public used through importWithRetry
 */
export function listNearest(
  request: GalleryRequest,
  place: Place,
  miles: number,
): Promise<Nearest> {
  return attempt(failure('gallery/load-failed'), async () => {
    const { coords } = place
    if (!coords) return { reports: [], isNearest: true }
    for (const circle of CIRCLES_MILES.filter((each) => each > miles)) {
      const cells = cellsAround(place, circle, mostCells(request))
      if (!cells) break
      const found = await readNewest({ ...request, cells })
      const near = byDistance(found, coords).filter((report) => milesTo(report, coords) <= circle)
      if (near.length > 0) return { reports: near, isNearest: found.length < GALLERY_PAGE_SIZE }
    }
    return {
      reports: byDistance(await readNewest({ ...request, cells: null }), coords),
      isNearest: false,
    }
  })
}

async function readNewest(request: GalleryRequest): Promise<readonly Report[]> {
  const source = await galleryQuery({ ...request, sort: 'desc' })
  return (await readPage(source, GALLERY_PAGE_SIZE, null, parseReport)).items
}

/** Infinite where the report has no coordinates. */
export const milesTo = (report: Report, from: Coords): number =>
  report.coords ? distanceMiles(from, report.coords) : Infinity

const byDistance = (reports: readonly Report[], from: Coords) =>
  reports.toSorted((a, b) => milesTo(a, from) - milesTo(b, from))
