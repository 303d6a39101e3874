import { decisionPointLabels } from '@greenlight/domain/decisionPoint'
import { SmallText } from '@greenlight/kit/ui/display/Text'
import { ErrorPanel } from '@greenlight/kit/ui/status/ErrorPanel'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import { useLoad } from '@greenlight/runtime'
import { AdminName } from '../admins/AdminName.tsx'
import { failure } from '../errors.ts'
import { shareText } from './caseNumbers.ts'
import { NumbersTable } from './NumbersTable.tsx'
import { listOutcomes, type Outcome } from './outcomes.ts'

const NUMBERS = ['Decisions', 'Appealed', 'Reversed']

const cellsOf = ({ decisions, appealed, reversed }: Outcome) => [
  decisions,
  `${appealed} (${shareText(appealed, decisions)})`,
  `${reversed} (${shareText(reversed, decisions)})`,
]

/** How many decisions were appealed and taken back, by point of the guidelines and by admin. */
export function OutcomesPanel() {
  const { data, error, loading, retry } = useLoad(
    ['admin', 'outcomes'],
    () => listOutcomes(new Date()),
    failure('admin/log-load-failed'),
  )
  if (error) return <ErrorPanel text={error.message} retrying={loading} onRetry={retry} />
  if (!data) {
    return (
      <LoadingPlaceholder label="Loading appeals and reversals">
        <Skeleton $height="12rem" />
      </LoadingPlaceholder>
    )
  }
  if (data.byPoint.length === 0) return <SmallText>No such decision in 90 days.</SmallText>
  return (
    <>
      <NumbersTable
        caption="Appealed and reversed in 90 days, by point"
        columns={['Point', ...NUMBERS]}
        rows={data.byPoint.map(({ point, ...counts }) => ({
          key: point ?? '',
          name: point === null ? 'No point' : decisionPointLabels[point],
          cells: cellsOf(counts),
        }))}
      />
      {data.byAdmin.length > 0 && (
        <NumbersTable
          caption="By admin, from ten decisions on"
          columns={['Admin', ...NUMBERS]}
          rows={data.byAdmin.map(({ actor, ...counts }) => ({
            key: actor,
            name: <AdminName uid={actor} />,
            cells: cellsOf(counts),
          }))}
        />
      )}
    </>
  )
}
