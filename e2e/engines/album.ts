import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { root } from '../../tools/stack/paths.mjs'
import type { Tab } from './tab.ts'

/** The most pictures that are taken of a step: an animation may never end. */
const MOST_PICTURES = 20

/** Keeps a picture of each step, in a folder that is not part of the repository. */
export function openAlbum(engine: string) {
  const folder = join(root, 'test-results', 'tour', engine)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  let count = 0
  return {
    async add(step: string, tab: Tab): Promise<void> {
      const name = `${String(++count).padStart(2, '0')}-${step.replaceAll(/\W+/g, '-')}`
      writeFileSync(join(folder, `${name}.png`), await stillPicture(tab))
    },
  }
}

/** A picture of what is left after everything has moved. */
async function stillPicture(tab: Tab): Promise<Buffer> {
  await tab.run(painted)
  let before: Buffer = Buffer.alloc(0)
  let picture = await tab.picture()
  for (let taken = 1; taken < MOST_PICTURES && !picture.equals(before); taken++) {
    await wait(100)
    ;[before, picture] = [picture, await tab.picture()]
  }
  return picture
}

/** Runs in the page. A transition between two views shows the one before until it ends. */
async function painted(): Promise<void> {
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
  await frame()
  await frame()
  const ends = document
    .getAnimations()
    .filter(({ playState }) => playState === 'running')
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
    .map(({ finished }) => finished.catch(() => undefined)) // removed with its element
  await Promise.all(ends)
  await frame()
}
