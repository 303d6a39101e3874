import { isRecord } from '@greenlight/domain/fields'
import { config } from '@greenlight/runtime'
import Megaphone from 'lucide-react/icons/megaphone'
import { type RefObject, useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Tile } from '../cards/Card.tsx'

const PROFILES_PER_AD = 6

/** How many ads precede the profile at this index, counted from 0. */
export function adsBefore(index: number): number {
  return Math.floor(index / PROFILES_PER_AD)
}

/** Whether an ad follows the profile at this index, counted from 0. */
export function isAdAfter(index: number): boolean {
  return adsBefore(index + 1) > adsBefore(index)
}

const frameAddress = new URL('./adFrame.html', import.meta.url).href

/**
 * An ad in a gallery cell. The third-party script runs in a sandboxed frame of another origin, because in
 * ours it could read the sign-in token.
 */
export function AdCard() {
  const card = useRef<HTMLDivElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const { script, isPlaceholder } = useAd(card, frame)
  return (
    <Tile as="div" ref={card}>
      <Space>
        {script !== null && (
          <iframe
            ref={frame}
            title="Advertisement"
            src={`${frameAddress}#${encodeURIComponent(script)}`}
            sandbox="allow-scripts allow-popups allow-popups-to-escape-sandbox"
            referrerPolicy="no-referrer"
          />
        )}
        {isPlaceholder && (
          <Placeholder>
            <Megaphone aria-hidden size={32} strokeWidth={1.5} />
            Promote your brand on Greenlight
          </Placeholder>
        )}
      </Space>
    </Tile>
  )
}

const Space = styled.div`
  position: absolute;
  inset: 0;

  & > iframe {
    width: 100%;
    height: 100%;
    border: 0;
  }
`

const Placeholder = styled.p`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: var(--gl-space-3);
  height: 100%;
  padding: var(--gl-space-4);
  background: var(--gl-tint-3);
  font-weight: 600;
  text-align: center;
  text-wrap: balance;
`

/**
 * Whether the browser sends Global Privacy Control, which several states of the US regard as an objection to sharing
 * data with advertisers.
 */
const refusesAds = () => Reflect.get(navigator, 'globalPrivacyControl') === true

/** An ad that takes longer is replaced by the placeholder. */
const AD_LIMIT_MS = 3500

type AdState = 'unknown' | 'waiting' | 'loading' | 'shown' | 'placeholder'

/**
 * The state of an ad card. The script loads shortly before the card scrolls into view. Without a configured
 * script the placeholder shows at once. `script` is null while no frame should be rendered.
 */
function useAd(card: RefObject<Element | null>, frame: RefObject<HTMLIFrameElement | null>) {
  const [state, setState] = useState<AdState>('unknown')
  const [script, setScript] = useState<string | null>(null)

  useEffect(() => {
    let current = true
    void config()
      .then(({ ads }) => (refusesAds() ? null : ads))
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
    const readFrameMessage = ({ source, data }: MessageEvent<unknown>) => {
      if (!frame.current || source !== frame.current.contentWindow || !isRecord(data)) return
      if (data['ad'] === 'shown') setState('shown')
      if (data['ad'] === 'failed') setState('placeholder')
    }
    window.addEventListener('message', readFrameMessage, { signal: listening.signal })
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
