import type { Report } from '@greenlight/domain/report'
import { setLoaded } from '@greenlight/runtime'
import { useState } from 'react'
import { loadKeys } from '../contract/loadKeys.ts'
import { failure } from '../errors.ts'
import { Switch } from '../ui/form/Switch.tsx'
import { ErrorPanel } from '../ui/status/ErrorPanel.tsx'
import { useAction } from '../ui/status/useAction.ts'
import { setOwnName } from './setOwnName.ts'

/** Takes the member's name from an own share, or puts it back, at once. */
export function OwnNameSwitch({ report }: { report: Report }) {
  const { busy, error, run } = useAction(failure('kit/own-name-failed'))
  const [wanted, setWanted] = useState(report.ownerName === null)
  const isHidden = busy ? wanted : report.ownerName === null

  function change(hidden: boolean): void {
    setWanted(hidden)
    void run(async () => {
      const ownerName = await setOwnName(report.id, !hidden)
      setLoaded(loadKeys.report(report.id), { ...report, ownerName })
    })
  }
  return (
    <div>
      <Switch label="Do not show my name" checked={isHidden} onChange={change} />
      {error && <ErrorPanel text={error.message} />}
    </div>
  )
}
