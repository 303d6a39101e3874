import type { GrayPicture } from '../../shared/kit/src/photo/grayPicture.ts'

type Draw = (x: number, y: number) => number

/** A face in front of a background, both at random: the same picture for the same seed. */
export function drawPortrait(seed: number, edge: number): GrayPicture {
  const between = randomBetween(seed)
  const background = fractal(between)
  const face = { x: between(0.35, 0.65), y: between(0.36, 0.56), width: between(0.13, 0.27) }
  const height = face.width * between(1.15, 1.45)
  const tilt = between(-0.3, 0.3)
  const [skin, hair, shirt] = [between(70, 225), between(10, 170), between(0, 255)]
  const [light, near, far] = [between(-0.4, 0.4), between(0, 255), between(0, 255)]
  const [roughness, detail, angle] = [between(0.2, 1.3), between(1.5, 7), between(0, 2 * Math.PI)]
  const hairHeight = between(0.15, 1.55)
  const hairWidth = between(1.08, 1.5)
  const [shoulders, slope] = [between(0.28, 0.5), between(0.35, 0.55)]
  const [hasBeard, hasGlasses, hasHat] = [0.3, 0.3, 0.15].map((share) => between(0, 1) < share)
  const things = Array.from({ length: Math.floor(between(0, 5)) }, () => ({
    left: between(0, 1),
    top: between(0, 0.9),
    width: between(0.05, 0.4),
    height: between(0.05, 0.5),
    level: between(0, 255),
  }))

  return draw(edge, (x, y) => {
    const across = 0.5 + (x - 0.5) * Math.cos(angle) + (y - 0.5) * Math.sin(angle)
    const part = across + (background(x * detail, y * detail) - 0.5) * roughness
    let level = mix(near, far, clamp(part))
    for (const { left, top, ...thing } of things)
      if (x > left && x < left + thing.width && y > top && y < top + thing.height)
        level = mix(level, thing.level, 0.7)
    const right = (x - face.x) * Math.cos(tilt) + (y - face.y) * Math.sin(tilt)
    const down = (y - face.y) * Math.cos(tilt) - (x - face.x) * Math.sin(tilt)
    const [u, v] = [right / face.width, down / height]
    const depth = (y - face.y - height * 0.95) / slope
    if (depth > 0 && Math.abs(x - face.x) < 0.08 + shoulders * Math.sqrt(depth)) level = shirt
    const hairDown = v + 0.1 < 0 ? (v + 0.1) / 1.15 : (v + 0.1) / hairHeight
    if (Math.hypot(u / hairWidth, hairDown) < 1) level = hair
    if (Math.abs(u) < 0.45 && v > 0 && v < 1.35) level = skin * 0.85
    const radius = Math.hypot(u, v)
    if (radius < 1) level = skin * (1 + light * u - 0.15 * radius * radius)
    if (hasBeard && radius < 1 && v > 0.3) level = mix(level, hair, 0.85)
    const eye = Math.abs(u) - 0.42
    if (Math.hypot(eye / 0.2, (v + 0.12) / 0.09) < 1) level = Math.abs(eye) < 0.09 ? 25 : 240
    if (Math.abs(eye) < 0.28 && Math.abs(v + 0.34) < 0.035) level = hair
    if (hasGlasses && Math.abs(Math.hypot(eye / 0.34, (v + 0.12) / 0.22) - 1) < 0.12) level = 20
    if (Math.hypot(u / 0.38, (v - 0.52) / 0.07) < 1) level = 80
    if (hasHat && v < -0.55 && v > -1.3 && Math.abs(u) < 1.15) level = 255 - hair
    return level + 28 * (background(x * 24, y * 24) - 0.5)
  })
}

/** Clouds, waves, a landscape or tiles. */
export function drawTexture(seed: number, edge: number): GrayPicture {
  const between = randomBetween(seed + 1_000_000)
  const clouds = fractal(between)
  const [size, angle, horizon] = [between(2, 9), between(0, 2 * Math.PI), between(0.3, 0.7)]
  const [dark, bright] = [between(0, 120), between(130, 255)]
  const kinds: readonly Draw[] = [
    (x, y) => 1.7 * (clouds(x * size, y * size) - 0.2),
    (x, y) => {
      const along = (x * Math.cos(angle) + y * Math.sin(angle)) * size * 9
      return 0.5 + 0.5 * Math.sin(along + 8 * clouds(x * 4, y * 4))
    },
    (x, y) =>
      y < horizon + 0.2 * (clouds(x * 3, 1) - 0.5)
        ? 0.15 + y / 2 + 0.25 * (clouds(x * size, y * size) - 0.5)
        : 0.6 + 0.8 * (clouds(x * size * 3, y * size * 3) - 0.5),
    (x, y) => {
      const bend = clouds(x * 3, y * 3)
      const isEven = (Math.floor(x * size + bend) + Math.floor(y * size + bend)) % 2 === 0
      return (isEven ? 0.6 : 0) + 0.4 * clouds(x * 5, y * 5)
    },
  ]
  const kind = kinds[seed % kinds.length] ?? clouds
  return draw(edge, (x, y) => mix(dark, bright, clamp(kind(x, y))))
}

function draw(edge: number, level: Draw): GrayPicture {
  const levels = new Uint8ClampedArray(edge * edge)
  for (let at = 0; at < levels.length; at++)
    levels[at] = level((at % edge) / edge, Math.floor(at / edge) / edge)
  return { width: edge, height: edge, levels: new Uint8Array(levels.buffer) }
}

/** The generator "mulberry32". */
function randomBetween(seed: number): (least: number, most: number) => number {
  let state = Math.imul(seed + 1, 0x9e3779b1)
  return (least, most) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return least + ((most - least) * ((mixed ^ (mixed >>> 14)) >>> 0)) / 2 ** 32
  }
}

/** Smooth noise from 0 to 1, the sum of five octaves. */
function fractal(between: (least: number, most: number) => number): Draw {
  const values = Float32Array.from({ length: 64 * 64 }, () => between(0, 1))
  const at = (x: number, y: number) => values[((y & 63) << 6) | (x & 63)] ?? 0
  const smooth = (part: number) => part * part * (3 - 2 * part)
  const noise: Draw = (x, y) => {
    const [left, top] = [Math.floor(x), Math.floor(y)]
    const [u, v] = [smooth(x - left), smooth(y - top)]
    const upper = mix(at(left, top), at(left + 1, top), u)
    return mix(upper, mix(at(left, top + 1), at(left + 1, top + 1), u), v)
  }
  return (x, y) =>
    [0, 1, 2, 3, 4].reduce(
      (sum, octave) =>
        sum + noise(x * 2 ** octave + 17 * octave, y * 2 ** octave) / 2 ** (octave + 1),
      0,
    )
}

const mix = (one: number, other: number, part: number) => one + (other - one) * part
const clamp = (part: number) => Math.min(1, Math.max(0, part))
