import { type ReactNode, useState } from 'react'
import { useShortcuts } from '../queue/shortcuts.tsx'
import { usePhotoVeil, VeilContext, type VeilState } from './veil.ts'

type Props = {
  /** Null while it is not known. */
  hides: boolean | null
  children: ReactNode
}

const byStrength: readonly VeilState[] = ['hidden', 'unknown', 'shown']

/** Keeps the photos of its children blurred and small until the admin asks for them: by a button, or by V. */
export function PhotoVeil({ hides, children }: Props) {
  const around = usePhotoVeil()
  const [shown, setShown] = useState(false)
  const own: VeilState = hides === null ? 'unknown' : hides && !shown ? 'hidden' : 'shown'
  useShortcuts(own === 'hidden' ? { v: () => setShown(true) } : {})
  const show = () => {
    setShown(true)
    around.show()
  }
  const state = byStrength.find((one) => [own, around.state].includes(one)) ?? 'shown'
  return <VeilContext value={{ state, show }}>{children}</VeilContext>
}
