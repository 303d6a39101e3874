import { useDialogs } from '@greenlight/runtime'
import { useEffect } from 'react'

/** The browser's own dialogs do while a remote is alone. */
export function Dialogs() {
  const { requests, toasts } = useDialogs()
  const [request] = requests
  useEffect(() => {
    if (request?.kind === 'confirm') request.answer(window.confirm(request.text))
    else if (request) {
      window.alert(request.text)
      request.answer(true)
    }
  }, [request])
  return <output>{toasts.map(({ text }) => text).join(' ')}</output>
}
