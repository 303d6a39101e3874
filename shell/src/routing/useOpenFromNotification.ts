import { isRecord } from '@greenlight/domain/fields'
import { useNavigate } from '@greenlight/runtime'
import { useEffect, useEffectEvent } from 'react'

/** Opens the address of a notification that was clicked. The service worker names it. */
export function useOpenFromNotification(): void {
  const navigate = useNavigate()
  const open = useEffectEvent((data: unknown) => {
    if (!isRecord(data) || typeof data['open'] !== 'string') return
    const { origin, pathname, search } = new URL(data['open'])
    if (origin === window.location.origin) void navigate(pathname + search)
  })
  useEffect(() => {
    // Missing without HTTPS.
    if (!('serviceWorker' in navigator)) return
    const onMessage = ({ data }: MessageEvent<unknown>) => open(data)
    navigator.serviceWorker.addEventListener('message', onMessage)
    return () => navigator.serviceWorker.removeEventListener('message', onMessage)
  }, [])
}
