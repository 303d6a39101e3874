import { SmallText } from '@greenlight/kit/ui/display/Text'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import { useErrorOrOffline } from '@greenlight/runtime'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { fail } from '../errors.ts'

/** The height of a survey frame. */
export const SURVEY_HEIGHT = 'max(36rem, 70dvh)'

/** A frame has no error event. After this time it counts as failed. */
const SURVEY_LIMIT_MS = 10_000

const FAILED = fail('profile/feedback-load-failed')

/** The survey of a third party, in a sandbox on its own origin. */
export function SurveyFrame({ address }: { address: string }) {
  const [attempt, setAttempt] = useState(1)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const error = useErrorOrOffline(state === 'failed' ? FAILED : null)

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
      {error ? (
        <ErrorPanel text={error.message} onRetry={retry} />
      ) : (
        <FrameArea>
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
        </FrameArea>
      )}
      <SmallText>
        Nothing to see?{' '}
        <a href={address} target="_blank" rel="noreferrer">
          Open the survey in a new tab
        </a>
      </SmallText>
    </>
  )
}

/**
 * A form service needs its own cookies, so it gets `allow-same-origin`. A page of our own origin does not
 * get it, because it could then read our cookies.
 */
function sandboxOf(address: string): string {
  const isForeign = new URL(address).origin !== window.location.origin
  return `allow-forms allow-scripts allow-popups${isForeign ? ' allow-same-origin' : ''}`
}

const FrameArea = styled.div`
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

/** The placeholder of a survey that loads. */
export function SurveySkeleton() {
  return (
    <LoadingPlaceholder label="Loading the survey">
      <Skeleton $height={SURVEY_HEIGHT} />
    </LoadingPlaceholder>
  )
}
