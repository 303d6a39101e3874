import { join } from 'node:path'
import { cacheDir } from '../../tools/stack/paths.mjs'
import type { Screen } from './table.ts'

export const sizes = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
] as const

export const schemes = ['light', 'dark'] as const

/** The name of a screen in the sheets and in `-g`. */
export function labelOf({ path, state }: Pick<Screen, 'path' | 'state'>): string {
  return `${path} · ${state}`
}

/** Where a picture in full size is. Those of earlier runs stay, so that some screens can be taken again. */
export function pictureOf(label: string, width: number, scheme: string): string {
  const name = label.replace(/[^a-z0-9]+/gi, '-').replace(/^-/, '')
  return join(cacheDir, 'screens', `${width}-${scheme}-${name}.png`)
}
