import { readCoords } from '@greenlight/domain/coords'
import { isRecord } from '@greenlight/domain/fields'
import { isGender, isWantsToSee } from '@greenlight/domain/gender'
import { storageKeys } from '@greenlight/domain/storageKeys'
import { isTone } from '@greenlight/domain/tone'
import { sessionStore } from '@greenlight/runtime'
import { useEffect, useState } from 'react'
import { type Crop, fitCrop } from '../photo/cropGeometry.ts'
import { emptyShareForm, type ShareForm } from './shareForm.ts'

/** An unfinished share. `id` becomes the id of the report, so that a retry never shares it twice. */
export type ShareDraft = { readonly id: string; readonly form: ShareForm }

/** The chosen photo, small enough for the session storage, and its crop. */
export type PhotoDraft = { readonly dataUrl: string; readonly crop: Crop }

const FORM = storageKeys.shareForm
const PHOTO = storageKeys.sharePhoto
const CROP = storageKeys.shareCrop

export const newDraft = (): ShareDraft => ({ id: crypto.randomUUID(), form: emptyShareForm })

/** The draft from before a reload, or a new one. */
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

/** If the storage is full, the photo is removed: text is harder to enter again. */
export function writeDraft(draft: ShareDraft): void {
  const text = JSON.stringify(draft)
  if (sessionStore.set(FORM, text)) return
  sessionStore.remove(PHOTO)
  sessionStore.set(FORM, text)
}

export function readPhotoDraft(): PhotoDraft | null {
  const dataUrl = sessionStore.get(PHOTO)
  if (dataUrl === null) return null
  const crop = readStored(CROP)
  const { zoom, x, y } = isRecord(crop) ? crop : fitCrop
  const isCrop = typeof zoom === 'number' && typeof x === 'number' && typeof y === 'number'
  return { dataUrl, crop: isCrop ? { zoom, x, y } : fitCrop }
}

/** Stores the photo if the storage has room for it. */
export function writePhotoDraft(dataUrl: string): void {
  sessionStore.remove(PHOTO)
  sessionStore.set(PHOTO, dataUrl)
}

export function writeCropDraft(crop: Crop): void {
  sessionStore.set(CROP, JSON.stringify(crop))
}

export function clearPhotoDraft(): void {
  sessionStore.remove(PHOTO)
  sessionStore.remove(CROP)
}

function readStored(key: string): unknown {
  try {
    return JSON.parse(sessionStore.get(key) ?? 'null')
  } catch {
    return null
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value : '')

/** The form as typed, kept on this device until it is shared. */
export function useShareDraft() {
  const [draft, setDraft] = useState(readDraft)
  useEffect(() => writeDraft(draft), [draft])
  return {
    ...draft,
    edit: (changes: Partial<ShareForm>) =>
      setDraft(({ id, form }) => ({ id, form: { ...form, ...changes } })),
    reset: () => setDraft(newDraft()),
  }
}

export type ShareDraftField = ReturnType<typeof useShareDraft>
