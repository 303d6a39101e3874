import { isRecord } from '@greenlight/kit/domain/record'
import { config } from '@greenlight/runtime'
import { useEffect, useState, type RefObject } from 'react'

/** How long an ad may take before the placeholder stands in for it. */
const AD_LIMIT_MS = 3500

type AdState = 'unknown' | 'waiting' | 'loading' | 'shown' | 'placeholder'

/**
 * What an ad card shows. The script is loaded once the card is nearly seen; without one configured the
 * placeholder is there at once. `script` is set while `frame` is to be rendered.
 */
export function useAd(card: RefObject<Element | null>, frame: RefObject<HTMLIFrameElement | null>) {
  const [state, setState] = useState<AdState>('unknown')
  const [script, setScript] = useState<string | null>(null)

  useEffect(() => {
    let current = true
    void config()
      .then(({ ads }) => ads)
      .catch(() => null)
      .then((ads) => {
        if (!current) return
        setScript(ads)
        setState(ads === null ? 'placeholder' : 'waiting')
      })
    return () => {
      current = false
    }
  }, [])

  useEffect(() => {
    if (state !== 'waiting' || !card.current) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && setState('loading'),
      { rootMargin: '300px' },
    )
    observer.observe(card.current)
    return () => observer.disconnect()
  }, [state, card])

  useEffect(() => {
    if (state !== 'loading') return
    const listening = new AbortController()
    const timer = setTimeout(() => setState('placeholder'), AD_LIMIT_MS)
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      if (!frame.current || source !== frame.current.contentWindow || !isRecord(data)) return
      if (data['ad'] === 'shown') setState('shown')
      if (data['ad'] === 'failed') setState('placeholder')
    }
    window.addEventListener('message', hear, { signal: listening.signal })
    return () => {
      clearTimeout(timer)
      listening.abort()
    }
  }, [state, frame])

  return {
    script: state === 'loading' || state === 'shown' ? script : null,
    isPlaceholder: state === 'placeholder',
  }
}
