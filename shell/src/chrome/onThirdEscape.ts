const PRESSES = 3
const WITHIN_MS = 1500
const COMPOSING = 229

/**
 * Calls `leave` when Esc is pressed three times.
 * @returns a function that ends it
 */
export function onThirdEscape(leave: () => void): () => void {
  let presses: number[] = []
  const onKeyDown = ({ key, timeStamp, repeat, isComposing, keyCode }: KeyboardEvent) => {
    // Of an input method: Esc ends what is composed. Safari reports only the key code.
    if (repeat || isComposing || keyCode === COMPOSING) return
    if (key !== 'Escape') {
      presses = []
      return
    }
    presses = [...presses, timeStamp].filter((at) => timeStamp - at < WITHIN_MS)
    if (presses.length >= PRESSES) leave()
  }
  // In the capture phase, because a dialog or menu could stop the event.
  window.addEventListener('keydown', onKeyDown, { capture: true })
  return () => window.removeEventListener('keydown', onKeyDown, { capture: true })
}
