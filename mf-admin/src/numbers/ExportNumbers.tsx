import { decisionPointLabels } from '@greenlight/domain/decisionPoint'
import { flagReasonLabels } from '@greenlight/domain/flag'
import { SmallText } from '@greenlight/kit/ui/display/Text'
import { Button } from '@greenlight/kit/ui/form/Button'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { useAction } from '@greenlight/kit/ui/status/useAction'
import FileDown from 'lucide-react/icons/file-down'
import { failure } from '../errors.ts'
import { moderationActionLabels } from '../log/logEntry.ts'
import { listCaseMonths } from './caseNumbers.ts'
import { type NumberRow, toCsv } from './csv.ts'
import { listFirstDecisions } from './firstDecisions.ts'
import { listOutcomes } from './outcomes.ts'
import type { WaitingAges } from './useWaitingAges.ts'
import { ageLabels } from './waitingAges.ts'
import type { WeeklyCounts } from './weeklyCounts.ts'

type Props = { waiting: WaitingAges; week: WeeklyCounts }

/** Saves all numbers of the view as a file, also those that are not opened. No names, and nothing by admin. */
export function ExportNumbers({ waiting, week }: Props) {
  const { busy, error, run } = useAction(failure('admin/log-load-failed'))
  const save = () =>
    run(async () => {
      const now = new Date()
      const rows = [...shownRows(waiting, week), ...(await loadRows(now))]
      download(toCsv(rows), `greenlight-numbers-${now.toISOString().slice(0, 10)}.csv`)
    })
  return (
    <div>
      <Button size="small" busy={busy} onClick={() => void save()}>
        {!busy && <FileDown aria-hidden />}
        Export as CSV
      </Button>
      <SmallText>
        Numbers only, no names. Reads what the closed parts below read when you open them.
      </SmallText>
      {error && <ErrorPanel text={error.message} onRetry={() => void save()} />}
    </div>
  )
}

function shownRows(waiting: WaitingAges, { decided, reasons }: WeeklyCounts): NumberRow[] {
  return [
    ...waiting.flatMap(([kind, counts]) =>
      counts.map((count, at): NumberRow => ['Waiting', `${kind}, ${ageLabels[at] ?? ''}`, count]),
    ),
    ...decided.map(([action, count]): NumberRow => [
      ...(['Decisions in 7 days', moderationActionLabels[action], count] as const),
    ]),
    ...reasons.map(([reason, count]): NumberRow => [
      ...(['Flags decided in 7 days', flagReasonLabels[reason], count] as const),
    ]),
  ]
}

const HOUR_MS = 60 * 60 * 1000

/** With one decimal. */
const hoursOf = (ms: number | null) => (ms === null ? null : Math.round(ms / (HOUR_MS / 10)) / 10)

async function loadRows(now: Date): Promise<NumberRow[]> {
  const [first, outcomes, months] = await Promise.all([
    listFirstDecisions(now),
    listOutcomes(now),
    listCaseMonths(now),
  ])
  return [
    ...first.map(({ kind, medianMs }): NumberRow => [
      ...(['Median hours to the first decision in 30 days', kind, hoursOf(medianMs)] as const),
    ]),
    ...outcomes.byPoint.flatMap(({ point, decisions, appealed, reversed }): NumberRow[] => {
      const name = point === null ? 'No point' : decisionPointLabels[point]
      return [
        ['Decisions in 90 days', name, decisions],
        ['Appealed of them', name, appealed],
        ['Reversed of them', name, reversed],
      ]
    }),
    ...months.flatMap(({ month, answered, medianMs, decisions, appeals, reversed }) => {
      const { start } = month
      const name = `${start.getFullYear()}-${String(start.getMonth() + 1).padStart(2, '0')}`
      const rows: NumberRow[] = [
        ['Requests answered', name, answered],
        ['Median hours to their answer', name, hoursOf(medianMs)],
        ['Decisions in the month', name, decisions],
        ['Appeals in the month', name, appeals],
        ['Reversed in the month', name, reversed],
      ]
      return rows
    }),
  ]
}

/** The browser needs the content for a moment after the click. */
const KEPT_MS = 60_000

function download(csv: string, name: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
