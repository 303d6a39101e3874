import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { Page } from '@greenlight/kit/ui/Page'
import { PageTitle } from '@greenlight/kit/ui/PageTitle'
import { config, useOnline } from '@greenlight/runtime'
import styled from 'styled-components'
import { failureText } from './failureText.ts'
import { DemoSurvey } from './feedback/DemoSurvey.tsx'
import { SurveyFrame } from './feedback/SurveyFrame.tsx'
import { SurveySkeleton } from './feedback/SurveySkeleton.tsx'
import { useLoad } from './useLoad.ts'

/** What members think of the product: a survey that somebody else runs. */
export default function FeedbackPage() {
  const { loaded, retry, retrying } = useLoad(config, 'feedback-load-failed')
  const online = useOnline()
  return (
    <Page $width="text">
      <header>
        <PageTitle>Feedback</PageTitle>
        <Lead>Tell us what works for you and what does not. It takes about two minutes.</Lead>
      </header>
      {loaded.status === 'loading' && <SurveySkeleton />}
      {loaded.status === 'failed' && (
        <ErrorPanel
          text={failureText(loaded.error, online)}
          onRetry={() => void retry()}
          retrying={retrying}
        />
      )}
      {loaded.status === 'ready' &&
        (loaded.data.survey === null ? (
          <DemoSurvey />
        ) : (
          <SurveyFrame address={loaded.data.survey} />
        ))}
    </Page>
  )
}

const Lead = styled.p`
  margin-block-start: var(--gl-space-1);
  color: var(--gl-ink-soft);
`
