import styled from 'styled-components'
import { demoSurvey } from './demoSurvey.ts'
import { SURVEY_HEIGHT } from './SurveySkeleton.tsx'

/** Stands in where no survey is configured, as in previews. It runs no script and sends nothing. */
export function DemoSurvey() {
  return <Frame title="Feedback survey (demo)" sandbox="" srcDoc={demoSurvey} />
}

const Frame = styled.iframe`
  display: block;
  width: 100%;
  height: ${SURVEY_HEIGHT};
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-l);
  background: var(--gl-surface);
`
