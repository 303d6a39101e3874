import { getFullPhoto } from '@greenlight/kit/data/reports/getFullPhoto'
import { toGreenlightError, type GreenlightError } from '@greenlight/kit/domain/errors'
import type { Report } from '@greenlight/kit/domain/report'
import { Button } from '@greenlight/kit/ui/Button'
import { Dialog } from '@greenlight/kit/ui/Dialog'
import { FieldError } from '@greenlight/kit/ui/Field'
import { Photo } from '@greenlight/kit/ui/Photo'
import { useState } from 'react'
import styled from 'styled-components'

/** The preview, and the full photo on request: going through a queue must not download them all. */
export function ReportPhoto({ report }: { report: Pick<Report, 'id' | 'name' | 'photoUrl'> }) {
  const [full, setFull] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<GreenlightError | null>(null)
  const alt = `Photo of ${report.name}`

  async function enlarge(): Promise<void> {
    setBusy(true)
    setError(null)
    try {
      setFull((await getFullPhoto(report.id)) ?? report.photoUrl)
    } catch (cause) {
      setError(toGreenlightError(cause, 'photo-load-failed'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <Root>
      <Frame>
        <Photo src={report.photoUrl} alt={alt} eager />
      </Frame>
      {report.photoUrl && (
        <Button size="small" variant="quiet" busy={busy} onClick={() => void enlarge()}>
          Enlarge photo
        </Button>
      )}
      {error && <FieldError role="alert">{error.message}</FieldError>}
      {full && (
        <Dialog
          wide
          label={alt}
          onClose={() => setFull(null)}
          actions={
            <Button autoFocus onClick={() => setFull(null)}>
              Close
            </Button>
          }
        >
          <Photo src={full} alt={alt} eager />
        </Dialog>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  align-content: start;
  gap: var(--gl-space-2);
`

const Frame = styled.div`
  width: min(16rem, 60vw);
  max-width: 100%;
  border-radius: var(--gl-radius-m);
  overflow: clip;
`
