import { useStore } from 'zustand'
import { locationStore, type SavedLocation } from './savedLocation.ts'

export function useSavedLocation(): SavedLocation {
  return useStore(locationStore)
}
