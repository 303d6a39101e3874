import { useStore } from 'zustand'
import { badgeStore, type Badges } from './menuBadges.ts'

export function useMenuBadges(): Badges {
  return useStore(badgeStore)
}
