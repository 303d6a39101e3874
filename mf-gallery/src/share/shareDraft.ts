import { readCoords } from '@greenlight/kit/domain/coords'
import { fitCrop, type Crop } from '@greenlight/kit/domain/cropGeometry'
import { isGender } from '@greenlight/kit/domain/gender'
import { isRecord } from '@greenlight/kit/domain/record'
import { emptyShareForm, type ShareForm } from '@greenlight/kit/domain/shareForm'
import { isTone } from '@greenlight/kit/domain/tone'
import { isWantsToSee } from '@greenlight/kit/domain/wantsToSee'

/** A half-written share. `id` is the future report's: sharing it again can then never share it twice. */
export type ShareDraft = { readonly id: string; readonly form: ShareForm }

/** The chosen photo, small enough to be kept, and how it is cropped. */
export type PhotoDraft = { readonly dataUrl: string; readonly crop: Crop }

const FORM = 'gl.share.v1'
const PHOTO = 'gl.share.v1.photo'
const CROP = 'gl.share.v1.crop'

export const newDraft = (): ShareDraft => ({ id: crypto.randomUUID(), form: emptyShareForm })

/** What was typed before a reload, or a new draft. */
export function readDraft(): ShareDraft {
  const stored = readStored(FORM)
  if (!isRecord(stored) || typeof stored['id'] !== 'string') return newDraft()
  return { id: stored['id'], form: readForm(stored['form']) }
}

function readForm(value: unknown): ShareForm {
  const stored = isRecord(value) ? value : {}
  const { tone, gender, wantsToSee } = stored
  return {
    name: text(stored['name']),
    age: text(stored['age']),
    tone: isTone(tone) ? tone : emptyShareForm.tone,
    notes: text(stored['notes']),
    location: text(stored['location']),
    coords: readCoords(stored['coords']),
    gender: isGender(gender) ? gender : null,
    wantsToSee: isWantsToSee(wantsToSee) ? wantsToSee : null,
  }
}

/** Where there is no room, the photo makes way: words are harder to find again. */
export function writeDraft(draft: ShareDraft): void {
  const text = JSON.stringify(draft)
  if (store(FORM, text)) return
  sessionStorage.removeItem(PHOTO)
  store(FORM, text)
}

export function readPhotoDraft(): PhotoDraft | null {
  const dataUrl = sessionStorage.getItem(PHOTO)
  if (dataUrl === null) return null
  const crop = readStored(CROP)
  const { zoom, x, y } = isRecord(crop) ? crop : fitCrop
  const isCrop = typeof zoom === 'number' && typeof x === 'number' && typeof y === 'number'
  return { dataUrl, crop: isCrop ? { zoom, x, y } : fitCrop }
}

/** Keeps the photo if there is room for it. */
export function writePhotoDraft(dataUrl: string): void {
  sessionStorage.removeItem(PHOTO)
  store(PHOTO, dataUrl)
}

export function writeCropDraft(crop: Crop): void {
  store(CROP, JSON.stringify(crop))
}

export function clearPhotoDraft(): void {
  sessionStorage.removeItem(PHOTO)
  sessionStorage.removeItem(CROP)
}

function store(key: string, value: string): boolean {
  try {
    sessionStorage.setItem(key, value)
    return true
  } catch (cause) {
    console.warn(`${key} is not kept across a reload: there is no room.`, cause)
    return false
  }
}

function readStored(key: string): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')
