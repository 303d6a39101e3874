import { GreenlightError } from './errors.ts'

/** One way to encode: a square of `edge` pixels at JPEG quality 0 to 1. */
export type JpegAttempt = { readonly edge: number; readonly quality: number }

export type JpegTarget = {
  readonly maxBytes: number
  /** Best first. */
  readonly attempts: readonly JpegAttempt[]
}

const at = (edge: number, ...qualities: number[]): JpegAttempt[] =>
  qualities.map((quality) => ({ edge, quality }))

/** The photo of the detail page. Below 0.5 come the rare pictures that do not compress, such as noise. */
export const fullPhoto: JpegTarget = {
  maxBytes: 350 * 1024,
  attempts: [...at(800, 0.82, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1), ...at(560, 0.3), ...at(400, 0.2)],
}

/** The preview on the gallery's cards. */
export const previewPhoto: JpegTarget = {
  maxBytes: 24 * 1024,
  attempts: [...at(320, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2), ...at(240, 0.3), ...at(160, 0.2)],
}

/**
 * The first result of `encode` that is small enough. Throws 'photo-too-large' if none is.
 */
export async function encodeWithin<Encoded extends { readonly size: number }>(
  target: JpegTarget,
  encode: (attempt: JpegAttempt) => Promise<Encoded>,
): Promise<Encoded> {
  for (const attempt of target.attempts) {
    const encoded = await encode(attempt)
    if (encoded.size <= target.maxBytes) return encoded
  }
  throw new GreenlightError('photo-too-large')
}
