import type { CropSquare, PhotoSize } from '@greenlight/kit/photo/photoWorker'

/** Position of the photo in the frame. `x` and `y` move its center, in frame pixels. */
export type Crop = { readonly zoom: number; readonly x: number; readonly y: number }

/** Edge of the frame in CSS pixels. */
export const CROP_FRAME = 320
export const cropZoom = { min: 1, max: 3, step: 0.01 } as const

/** The crop of the button Fit: the photo is centered and covers the frame exactly. */
export const centeredCrop: Crop = { zoom: 1, x: 0, y: 0 }

/** The nearest allowed crop: zoom 1 to 3 in steps of 0.01, and no gap between photo and frame. */
export function limitCrop(crop: Crop, size: PhotoSize): Crop {
  const steps = Math.round(clamp(crop.zoom, cropZoom.max, cropZoom.min) / cropZoom.step)
  const zoom = steps / Math.round(1 / cropZoom.step)
  const scale = (CROP_FRAME / Math.min(size.width, size.height)) * zoom
  const x = Math.max(0, (size.width * scale - CROP_FRAME) / 2)
  const y = Math.max(0, (size.height * scale - CROP_FRAME) / 2)
  return { zoom, x: clamp(crop.x, x), y: clamp(crop.y, y) }
}

/** The part of the photo that the frame shows. It is always inside the photo. */
export function cropSquare(crop: Crop, size: PhotoSize): CropSquare {
  const { zoom, x, y } = limitCrop(crop, size)
  const shorter = Math.min(size.width, size.height)
  const edge = shorter / zoom
  const perFramePixel = edge / CROP_FRAME
  return {
    x: clamp((size.width - edge) / 2 - x * perFramePixel, size.width - edge, 0),
    y: clamp((size.height - edge) / 2 - y * perFramePixel, size.height - edge, 0),
    edge,
  }
}

const clamp = (value: number, max: number, min = -max) => Math.min(max, Math.max(min, value))
