import ImagePlus from 'lucide-react/icons/image-plus'
import { useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'

/** The area for drops. `over`: a file is dragged over the page. */
export function PhotoDropZone({ over }: { over: boolean }) {
  return (
    <DropZone $over={over}>
      <ImagePlus aria-hidden size={40} strokeWidth={1.25} />
      Drop or paste a photo here
    </DropZone>
  )
}

const DropZone = styled.div<{ $over: boolean }>`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--gl-space-2);
  max-width: 20rem;
  min-height: 12rem;
  padding: var(--gl-space-4);
  border: 2px dashed ${({ $over }) => ($over ? 'var(--gl-green-text)' : 'var(--gl-control)')};
  border-radius: var(--gl-radius-m);
  background: ${({ $over }) => ($over ? 'var(--gl-green-soft)' : 'var(--gl-sunken)')};
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
  line-height: 1.35;
  text-align: center;
`

/** The first picture of several files; without one the first file, whose error says what is wrong. */
export function photoOf(files: Iterable<File> | null | undefined): File | undefined {
  const all = [...(files ?? [])]
  return all.find(({ type }) => type.startsWith('image/')) ?? all[0]
}

/**
 * Accepts files that are dropped or pasted anywhere on the page. Without this, a drop outside the frame would
 * make the browser open the picture. Returns whether a file is being dragged over the page.
 */
export function useDroppedPhoto(take: (file: File) => void): boolean {
  const [dragging, setDragging] = useState(false)

  const drag = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    setDragging(true)
  })
  const leave = useEffectEvent((event: DragEvent) => {
    if (!event.relatedTarget) setDragging(false) // left the window, not only one element
  })
  const drop = useEffectEvent((event: DragEvent) => {
    const file = photoOf(event.dataTransfer?.files)
    setDragging(false)
    if (!file) return
    event.preventDefault()
    take(file)
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    // Some programs add a picture of the copied text. Then the member wants to paste the text.
    const file = photoOf(event.clipboardData?.files)
    if (!file || event.clipboardData?.types.includes('text/plain')) return
    event.preventDefault()
    take(file)
  })

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('dragover', drag, { signal })
    document.addEventListener('dragleave', leave, { signal })
    document.addEventListener('drop', drop, { signal })
    document.addEventListener('paste', paste, { signal })
    return () => listening.abort()
  }, [])
  return dragging
}
