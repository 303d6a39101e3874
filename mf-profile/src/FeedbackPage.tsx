import { Page, PageTitle } from '@greenlight/kit/ui/layout/Page'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { config, useLoad } from '@greenlight/runtime'
import styled from 'styled-components'
import { failure } from './errors.ts'
import { DemoSurvey } from './feedback/DemoSurvey.tsx'
import { SurveyFrame, SurveySkeleton } from './feedback/SurveyFrame.tsx'

/** A survey about the product, run by a third party. */
export default function FeedbackPage() {
  const { data, error, loading, retry } = useLoad(
    ['profile', 'config'],
    config,
    failure('profile/feedback-load-failed'),
  )
  return (
    <Page $width="text">
      <header>
        <PageTitle>Feedback</PageTitle>
        <Lead>Tell us what works for you and what does not. It takes about two minutes.</Lead>
      </header>
      {!data && !error && <SurveySkeleton />}
      {error && <ErrorPanel text={error.message} onRetry={retry} retrying={loading} />}
      {data && (data.survey === null ? <DemoSurvey /> : <SurveyFrame address={data.survey} />)}
    </Page>
  )
}

const Lead = styled.p`
  margin-block-start: var(--gl-space-1);
  color: var(--gl-ink-soft);
`
