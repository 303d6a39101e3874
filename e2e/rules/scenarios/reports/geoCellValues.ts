import type { Fields } from '../../setup/documents.ts'
import { eachValue, omitted } from '../fieldChanges.ts'

/** Changes that remove the coordinates and set these cells. */
function withoutCoordinates(list: readonly unknown[]): Readonly<Record<string, Fields>> {
  return Object.fromEntries(
    list.map((geoCells) => [
      `without coordinates, geoCells ${JSON.stringify(geoCells)}`,
      { locationCoords: null, geoCells },
    ]),
  )
}

/** Valid cells of a new report in Austin. */
export const validGeoCells: Readonly<Record<string, Fields>> = {
  ...withoutCoordinates([[], ['-tx'], ['-tx', '-ca', '-ny', '-il']]),
  'without coordinates and cells': { locationCoords: null, geoCells: omitted },
  'without cells': { geoCells: omitted },
  ...eachValue('geoCells', [
    ['000', '00'],
    ['bhj', 'bh'],
    ['kmn', 'km'],
    ['pzz', 'pz'],
  ]),
}

/** Invalid cells of a new report in Austin. */
export const invalidGeoCells: Readonly<Record<string, Fields>> = {
  'in cells without coordinates': { locationCoords: null },
  ...withoutCoordinates([
    'text',
    [7],
    ['-TX'],
    ['-t1'],
    ['-txs'],
    ['tx'],
    ['-tx', '-CA'],
    ['-tx', '-c1'],
    ['-tx', '-cal'],
    ['-tx', ''],
    ['-tx', '-ca', '-ny', '-il', '-wa'],
  ]),
  ...eachValue('geoCells', [
    [],
    ['-tx'],
    ['9v6'],
    ['9v6', '9v', '9'],
    ['9v6', '9q'],
    ['9v6', '9v6'],
    ['9v6', ''],
    ['9v', '9v'],
    ['9v6k', '9v'],
    ['9va', '9v'],
    ['9vi', '9v'],
    ['9vl', '9v'],
    ['9vo', '9v'],
    ['9V6', '9V'],
    ['9v\n', '9v'],
    { 0: '9v6', 1: '9v' },
  ]),
}
