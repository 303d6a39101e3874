import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Takes files that are dropped or pasted anywhere on the page: a drop beside the frame would otherwise
 * make the browser leave the page for the picture. Answers whether a file is being dragged over it.
 */
export function useDroppedPhoto(take: (file: File) => void): boolean {
  const [dragging, setDragging] = useState(false)

  const drag = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    setDragging(true)
  })
  const leave = useEffectEvent((event: DragEvent) => {
    if (!event.relatedTarget) setDragging(false) // out of the window, not from one part to another
  })
  const drop = useEffectEvent((event: DragEvent) => {
    const [file] = event.dataTransfer?.files ?? []
    setDragging(false)
    if (!file) return
    event.preventDefault()
    take(file)
  })
  const paste = useEffectEvent((event: ClipboardEvent) => {
    // Copied text may bring a picture of itself along: the text is what was meant.
    const [file] = event.clipboardData?.files ?? []
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
