import { importWithRetry, showAlert, showToast, toGreenlightError } from '@greenlight/runtime'
import FileDown from 'lucide-react/icons/file-down'
import { useState } from 'react'
import { failure } from '../../errors.ts'
import { Button } from '../form/Button.tsx'
import type { Evidence } from './evidenceFile.ts'

const importFile = importWithRetry(() => import('./evidenceFile.ts'))

type Props = {
  /** Loads the content of the file. */
  collect: () => Promise<Evidence>
  /** Of the file, without its date: "conversation". It does not name the site. */
  fileName: string
  className?: string
}

/** Saves a file with everything that somebody who helps has to see, before a block or a removal. */
export function KeepEvidence({ collect, fileName, className }: Props) {
  const [busy, setBusy] = useState(false)

  async function keep(): Promise<void> {
    setBusy(true)
    try {
      const [evidence, { evidenceHtml }] = await Promise.all([collect(), importFile()])
      const now = new Date()
      const name = `${fileName}-${now.toISOString().slice(0, 10)}.html`
      save(evidenceHtml(evidence, now), name)
      showToast(`Saved as ${name}.`)
    } catch (cause) {
      await showAlert(toGreenlightError(cause, failure('kit/evidence-failed')).message)
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button
      variant="quiet"
      size="small"
      className={className}
      busy={busy}
      title="Save a file with names and times"
      onClick={() => void keep()}
    >
      {!busy && <FileDown aria-hidden />}
      <span>Keep evidence</span>
    </Button>
  )
}

/** The browser needs the content for a moment after the click. */
const KEPT_MS = 60_000

function save(html: string, name: string): void {
  const url = URL.createObjectURL(new Blob([html], { type: 'text/html' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS)
}
