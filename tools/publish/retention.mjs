/** @import { PublishedVersion } from './registryStore.mjs' */

/** So many releases of each package stay on its site, whatever their age. */
export const KEPT_RELEASES = 10
export const KEPT_DAYS = 30

/**
 * Which releases stay on their site: those that the registry names, the last ten, and those of the last 30 days.
 * @template {PublishedVersion} T
 * @param {readonly T[]} releases of one package, newest first
 * @param {readonly string[]} named versions that the registry names
 * @param {number} [now] ms since 1970
 * @returns {{ kept: T[], expired: T[] }}
 */
export function retention(releases, named, now = Date.now()) {
  const since = now - KEPT_DAYS * 24 * 60 * 60 * 1000
  const stays = (/** @type {T} */ { version, publishedAt }, /** @type {number} */ at) =>
    at < KEPT_RELEASES || named.includes(version) || Date.parse(publishedAt) >= since
  return { kept: releases.filter(stays), expired: releases.filter((each, at) => !stays(each, at)) }
}
