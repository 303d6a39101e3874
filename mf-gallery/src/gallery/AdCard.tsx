import Megaphone from 'lucide-react/icons/megaphone'
import { useRef } from 'react'
import styled from 'styled-components'
import { Tile } from './Tile.tsx'
import { useAd } from './useAd.ts'

const frameAddress = new URL('./adFrame.html', import.meta.url).href

/**
 * An ad in the place of a profile. The third party's script runs in a sandboxed frame of another
 * origin: in ours it could read the member's sign-in.
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
