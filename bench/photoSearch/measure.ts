import { readdirSync, readFileSync } from 'node:fs'
import jpeg from 'jpeg-js'
import { type GrayPicture, toGray } from '../../shared/kit/src/photo/grayPicture.ts'
import {
  type AskedPhoto,
  askedPhoto,
  isSamePhoto,
  isSimilar,
  photoLikeness,
  storedPhotoKeys,
} from '../../shared/kit/src/photo/photoKeys.ts'
import { changes, resize, toPixels } from './changes.ts'
import { drawPortrait, drawTexture } from './drawings.ts'

/** As fine as Share draws a photo before it is hashed. */
const EDGE = 192
const PORTRAITS = 100
const TEXTURES = 42
/** Others, which are only compared. */
const CROWD = 1500
const CROWD_EDGE = 96

type Photo = { readonly name: string; readonly picture: GrayPicture }

/** The portraits of the demo, then drawn portraits and textures: 220 pictures. */
export function readPhotos(demo: string): readonly Photo[] {
  const portraits = readdirSync(demo).map((name) => {
    const decoded = toGray(jpeg.decode(readFileSync(`${demo}/${name}`), { useTArray: true }))
    return { name, picture: resize(decoded, EDGE / decoded.width) }
  })
  const drawn = (kind: string, count: number, draw: typeof drawPortrait) =>
    Array.from({ length: count }, (_, n) => ({ name: `${kind} ${n}`, picture: draw(n, EDGE) }))
  return [
    ...portraits,
    ...drawn('portrait', PORTRAITS, drawPortrait),
    ...drawn('texture', TEXTURES, drawTexture),
  ]
}

/** A photo that is stored: its keys, and its preview. */
type Stored = Photo & { readonly keys: readonly string[] }

export const storedOf = (photo: Photo): Stored => ({
  ...photo,
  keys: storedPhotoKeys(toPixels(photo.picture)),
})

const findsCandidate = (asked: AskedPhoto, { keys }: Stored) =>
  asked.keys.some((key) => keys.includes(key))

const isSame = (asked: AskedPhoto, { keys, picture }: Stored) =>
  isSimilar(asked, keys) && isSamePhoto(photoLikeness(asked, toPixels(picture)))

const isFound = (asked: AskedPhoto, stored: Stored) =>
  findsCandidate(asked, stored) && isSame(asked, stored)

/** In the order in which the page asks. */
const findSteps = ['none', 'offCenter', 'mirrored'] as const

/** By change: how many percent of the photos the first query finds, how many the three find, and which not. */
export function measureRecall(photos: readonly Photo[], stored: readonly Stored[]) {
  return Object.entries(changes).map(([what, { change, least }]) => {
    let first = 0
    const missed: string[] = []
    for (const [at, { name, picture }] of photos.entries()) {
      const same = stored[at]
      if (!same) continue
      const pixels = toPixels(change(picture))
      const steps = findSteps.findIndex((change) => isFound(askedPhoto(pixels, change), same))
      if (steps === 0) first += 1
      if (steps < 0) missed.push(name)
    }
    const percent = (count: number) => (100 * count) / photos.length
    return {
      what,
      least,
      first: percent(first),
      found: percent(photos.length - missed.length),
      missed,
    }
  })
}

/**
 * Pairs of different pictures: how often the three queries find one for the other, and how often they count
 * as the same.
 */
export function measureConfusion(photos: readonly Photo[], stored: readonly Stored[]) {
  const crowd = Array.from({ length: CROWD }, (_, n) =>
    storedOf({ name: `crowd ${n}`, picture: drawPortrait(10_000 + n, CROWD_EDGE) }),
  )
  const index = new Map<string, Stored[]>()
  for (const one of [...stored, ...crowd])
    for (const key of new Set(one.keys)) index.set(key, [...(index.get(key) ?? []), one])
  let candidates = 0
  const likenesses: number[] = []
  const confused: string[] = []
  const questions = photos.flatMap(({ name, picture }) =>
    findSteps.map((change) => ({ name, asked: askedPhoto(toPixels(picture), change) })),
  )
  for (const { name, asked } of questions) {
    const alike = new Set(asked.keys.flatMap((key) => index.get(key) ?? []))
    for (const other of alike) {
      if (other.name === name) continue
      candidates += 1
      if (!isSimilar(asked, other.keys)) continue
      const likeness = photoLikeness(asked, toPixels(other.picture))
      likenesses.push(likeness)
      if (isSamePhoto(likeness)) confused.push(`${name} is ${other.name}`)
    }
  }
  const pairs = photos.length * (photos.length - 1 + CROWD)
  const closest = likenesses.sort((a, b) => b - a).slice(0, 8)
  return { pairs, candidates, confused, closest }
}

/** Milliseconds to make the keys of a photo, the median of all. */
export function measureTime(photos: readonly Photo[]): number {
  const times = photos.map(({ picture }) => {
    const pixels = toPixels(picture)
    const started = performance.now()
    askedPhoto(pixels, 'none')
    return performance.now() - started
  })
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? Number.NaN
}
