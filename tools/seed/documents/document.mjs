/**
 * A document to write: its path, and its fields with dates as `Date`.
 * @typedef {{ path: string, data: Record<string, unknown> }} SeedDocument
 */

/**
 * A moment between two others.
 * @param {Date} from
 * @param {Date} to
 * @param {number} share 0 to 1
 */
export const between = (from, to, share) =>
  new Date(Math.round(from.getTime() + (to.getTime() - from.getTime()) * share))

const hour = 3_600_000

/** @param {Date} moment @param {number} hours */
export const hoursBefore = (moment, hours) => new Date(moment.getTime() - Math.round(hours * hour))
