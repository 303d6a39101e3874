import { errorText } from '@greenlight/kit/domain/errors'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { useOnline } from '@greenlight/runtime'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { SURVEY_HEIGHT, SurveySkeleton } from './SurveySkeleton.tsx'

/** A frame never says that it failed, only that it loaded; after this long it will not any more. */
const SURVEY_LIMIT_MS = 10_000

/** The survey of a third party, on its own origin and without power over this page. */
export function SurveyFrame({ address }: { address: string }) {
  const online = useOnline()
  const [attempt, setAttempt] = useState(1)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')

  useEffect(() => {
    if (state !== 'loading') return
    const timer = setTimeout(() => setState('failed'), SURVEY_LIMIT_MS)
    return () => clearTimeout(timer)
  }, [state])

  const retry = () => {
    setAttempt(attempt + 1)
    setState('loading')
  }
  return (
    <>
      {state === 'failed' ? (
        <ErrorPanel text={errorText(online ? 'feedback-load-failed' : 'offline')} onRetry={retry} />
      ) : (
        <Place>
          {state === 'loading' && <SurveySkeleton />}
          <Frame
            key={attempt}
            title="Feedback survey"
            src={address}
            sandbox={sandboxOf(address)}
            referrerPolicy="no-referrer"
            onLoad={() => setState('shown')}
            $shown={state === 'shown'}
          />
        </Place>
      )}
      <Small>
        Nothing to see?{' '}
        <a href={address} target="_blank" rel="noreferrer">
          Open the survey in a new tab
        </a>
      </Small>
    </>
  )
}

/** A form service needs its own cookies; a page of our origin would get ours, so it stays without any. */
function sandboxOf(address: string): string {
  const isForeign = new URL(address).origin !== window.location.origin
  return `allow-forms allow-scripts allow-popups${isForeign ? ' allow-same-origin' : ''}`
}

const Place = styled.div`
  position: relative;
`

const Frame = styled.iframe<{ $shown: boolean }>`
  display: block;
  position: ${({ $shown }) => ($shown ? 'static' : 'absolute')};
  inset: 0;
  width: 100%;
  height: ${SURVEY_HEIGHT};
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-l);
  background: var(--gl-surface);
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
`

const Small = styled.p`
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);
`
