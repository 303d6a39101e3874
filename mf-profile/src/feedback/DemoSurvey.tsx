import styled from 'styled-components'
import { SURVEY_HEIGHT } from './SurveyFrame.tsx'

/** Shown where no survey is configured, for instance in previews. It runs no script and sends nothing. */
export function DemoSurvey() {
  return <DemoSurveyFrame title="Feedback survey (demo)" sandbox="" ref={showSurvey} />
}

/**
 * The content of the frame. The page requires Trusted Types: a policy has to declare this constant text safe.
 * React would set it as plain text, which the browser refuses.
 */
function showSurvey(frame: HTMLIFrameElement | null): void {
  if (!frame) return
  const policy = window.trustedTypes?.createPolicy('demo-survey', { createHTML: (html) => html })
  frame.srcdoc = policy?.createHTML(demoSurveyHtml) ?? demoSurveyHtml
}

const DemoSurveyFrame = styled.iframe`
  display: block;
  width: 100%;
  height: ${SURVEY_HEIGHT};
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-l);
  background: var(--gl-surface);
`

const questions = [
  'How easy is it to find a profile?',
  'How safe do you feel here?',
  'Would you tell a friend about Greenlight?',
]

const answers = ['Not at all', 'A little', 'Mostly', 'Very much']

const question = (text: string, number: number) => `
  <fieldset>
    <legend>${text}</legend>
    ${answers
      .map((answer) => `<label><input type="radio" name="question-${number}" /> ${answer}</label>`)
      .join('')}
  </fieldset>`

/** A page without scripts, in the colors of the browser. "Send" only shows the thanks. */
const demoSurveyHtml = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Demo survey</title>
    <style>
      :root { color-scheme: light dark; }
      body { margin: 0; padding: 1.25rem; background: Canvas; color: CanvasText;
        font: 1.0625rem/1.5 system-ui, sans-serif; }
      h1 { margin: 0; font-size: 1.3125rem; }
      form { display: grid; gap: 1.25rem; }
      .notice { margin: 0; padding: 0.75rem 1rem; border: 1.5px dashed; border-radius: 12px; }
      fieldset { margin: 0; padding: 0; border: 0; }
      legend { padding: 0; font-weight: 600; }
      label { display: block; padding-block: 0.375rem; }
      input { width: 1.25rem; height: 1.25rem; vertical-align: -0.25rem; }
      textarea { display: block; box-sizing: border-box; width: 100%; min-height: 5rem;
        margin-block-start: 0.375rem; padding: 0.5rem 0.75rem; border: 1.5px solid GrayText;
        border-radius: 12px; background: Field; color: FieldText; font: inherit; }
      summary { width: fit-content; padding: 0.5rem 1.25rem; border: 1.5px solid;
        border-radius: 999px; font-weight: 600; list-style: none; cursor: pointer; }
    </style>
  </head>
  <body>
    <main>
      <form>
        <h1>How do you like Greenlight?</h1>
        <p class="notice"><strong>This is a demo survey.</strong> Nothing that you enter here is sent or kept.</p>
        ${questions.map(question).join('')}
        <label>What should we do better? <textarea></textarea></label>
        <details>
          <summary>Send</summary>
          <p>Thank you! In the real survey your answers would be on their way now.</p>
        </details>
      </form>
    </main>
  </body>
</html>`
