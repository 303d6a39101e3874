import { readStored, sessionStore } from '@greenlight/runtime'
import * as v from 'valibot'
import { centeredCrop, type Crop } from './cropGeometry.ts'

const PHOTO = 'gl.gallery.sharePhoto.v1'
const CROP = 'gl.gallery.shareCrop.v1'
/** The previous keys. A draft under them is moved. */
const FORMER: Readonly<Record<string, string>> = {
  [PHOTO]: 'gl.share.v1.photo',
  [CROP]: 'gl.share.v1.crop',
}

const CropSchema = v.object({ zoom: v.number(), x: v.number(), y: v.number() })

/** The chosen photo, small enough for the session storage, and its crop. */
type PhotoDraft = { readonly dataUrl: string; readonly crop: Crop }

export function readPhotoDraft(): PhotoDraft | null {
  moveFormerDraft()
  const dataUrl = sessionStore.get(PHOTO)
  if (dataUrl === null) return null
  return { dataUrl, crop: readStored(CROP, CropSchema, sessionStore) ?? centeredCrop }
}

function moveFormerDraft(): void {
  for (const [key, former] of Object.entries(FORMER)) {
    const text = sessionStore.get(former)
    if (text === null) continue
    sessionStore.remove(former)
    if (sessionStore.get(key) === null) sessionStore.set(key, text)
  }
}

/** Stores the photo if the storage has room for it. */
export function writePhotoDraft(dataUrl: string): void {
  dropStoredPhoto()
  sessionStore.set(PHOTO, dataUrl)
}

export function writeCropDraft(crop: Crop): void {
  sessionStore.set(CROP, JSON.stringify(crop))
}

export function dropStoredPhoto(): void {
  sessionStore.remove(PHOTO)
}

export function clearPhotoDraft(): void {
  dropStoredPhoto()
  sessionStore.remove(CROP)
}
