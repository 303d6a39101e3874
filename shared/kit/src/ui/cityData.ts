import { readTowns } from '../domain/cityFile.ts'
import { buildCityIndex, type CityIndex } from '../domain/cityIndex.ts'
import { GreenlightError } from '../domain/errors.ts'

let cities: Promise<CityIndex | null> | null = null
let failed = false

/**
 * The searchable towns, downloaded once. Null if that failed, which is logged; whoever then asks with
 * `retry` starts anew.
 */
export function loadCities({ retry = false } = {}): Promise<CityIndex | null> {
  if (!cities || (failed && retry)) cities = download()
  return cities
}

async function download(): Promise<CityIndex | null> {
  failed = false
  try {
    const response = await fetch('/data/us_city_coords.json')
    if (!response.ok) throw new Error(`The city file answered ${response.status}.`)
    const file: unknown = await response.json()
    // Parsing took its time: the page gets a turn before the towns are checked.
    await new Promise((resolve) => setTimeout(resolve))
    return await buildCityIndex(readTowns(file))
  } catch (cause) {
    failed = true
    console.error(new GreenlightError('city-data-failed', cause))
    return null
  }
}
