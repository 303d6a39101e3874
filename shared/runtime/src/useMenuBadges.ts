import { useStore } from 'zustand'
import { type Badges, badgeStore } from './menuBadges.ts'

export function useMenuBadges(): Badges {
  return useStore(badgeStore)
}
