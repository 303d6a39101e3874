import { alertAdmins } from '../admins/alertAdmins.ts'
import { sendDue } from '../digest/sendDue.ts'
import { finishErasures } from '../erasure/finishErasures.ts'
import { collectAnswers } from '../events/answers.ts'
import { collectNotices } from '../events/notices.ts'
import { findSearches } from '../searches/findSearches.ts'
import { collectPublicReports } from '../searches/publicReports.ts'
import type { Services } from '../services.ts'
import { countUndelivered } from './undelivered.ts'

type Step = (services: Services) => Promise<void>

/**
 * One after the other; the steps of a stage run beside each other. Urgent work of admins does not wait for the e-mails of
 * members.
 */
const stages: readonly Readonly<Record<string, Step>>[] = [
  {
    admins: alertAdmins,
    notices: collectNotices,
    answers: collectAnswers,
    reports: collectPublicReports,
    erasures: finishErasures,
  },
  { searches: findSearches },
  { digests: sendDue, undelivered: countUndelivered },
]

/** Does what is due now. A step that fails is logged, done again by the next sweep, and holds up no other step. */
export async function sweep(services: Services): Promise<void> {
  for (const steps of stages) {
    await Promise.all(
      Object.entries(steps).map(async ([name, step]) => {
        try {
          await step(services)
        } catch (error) {
          logFailure(name, error)
        }
      }),
    )
  }
}

/** Only its kind: a message may have an address. */
function logFailure(step: string, error: unknown): void {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  const name = error instanceof Error ? error.name : 'unknown'
  console.error(`The step ${step} failed: ${name} ${code}`.trim())
}
