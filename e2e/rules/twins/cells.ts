import type { Fields } from '../stage/documents.ts'
import { absent, values } from './vary.ts'

/** These cells where there are no coordinates. */
function nowhere(list: readonly unknown[]): Readonly<Record<string, Fields>> {
  return Object.fromEntries(
    list.map((geoCells) => [
      `without coordinates, geoCells ${JSON.stringify(geoCells)}`,
      { locationCoords: null, geoCells },
    ]),
  )
}

/** What a new report in Austin may have for its cells. */
export const rightCells: Readonly<Record<string, Fields>> = {
  ...nowhere([[], ['-tx'], ['-tx', '-ca', '-ny', '-il']]),
  'without coordinates and cells': { locationCoords: null, geoCells: absent },
  'without cells': { geoCells: absent },
  ...values('geoCells', [
    ['000', '00'],
    ['bhj', 'bh'],
    ['kmn', 'km'],
    ['pzz', 'pz'],
  ]),
}

/** What it may not. */
export const wrongCells: Readonly<Record<string, Fields>> = {
  'in cells without coordinates': { locationCoords: null },
  ...nowhere([
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
  ...values('geoCells', [
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
