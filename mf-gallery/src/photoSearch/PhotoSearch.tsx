import { Button } from '@greenlight/kit/ui/form/Button'
import { useIsShown } from '@greenlight/kit/ui/form/lateAnswers'
import { VisuallyHidden } from '@greenlight/kit/ui/layout/VisuallyHidden'
import {
  errorText,
  importWithRetry,
  showAlert,
  useLocation,
  useNavigate,
} from '@greenlight/runtime'
import ImageUp from 'lucide-react/icons/image-up'
import { useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'

const importSheet = importWithRetry(() => import('./PhotoSearchSheet.tsx'))

/** The sheet is an entry of the history: Back closes it, and comes back to it from a profile. */
const HASH = '#photo'

/** A button that opens the search by photo. The sheet and all that it needs are downloaded then. */
export function PhotoSearch() {
  const location = useLocation()
  const navigate = useNavigate()
  const isShown = useIsShown()
  const { search } = location
  const isOpen = location.hash === HASH
  const [, setDownloaded] = useState(false)
  const { PhotoSearchSheet } = importSheet.module ?? {}

  async function open(): Promise<void> {
    try {
      await importSheet()
    } catch {
      return showAlert(errorText('offline'))
    }
    // The member may have opened another page meanwhile.
    if (isShown()) await navigate({ search, hash: HASH }, { state: OPENED })
  }
  function close(): void {
    const wasOpenedHere = (location.state as unknown) === OPENED
    // A page that was opened at this address has nothing before it.
    void (wasOpenedHere ? navigate(-1) : navigate({ search, hash: '' }, { replace: true }))
  }

  // Back, Forward and a reload come here without the button.
  const failed = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    let isClosed = false
    importSheet().then(
      () => setDownloaded(true),
      () => {
        if (!isClosed) failed()
      },
    )
    return () => void (isClosed = true)
  }, [isOpen])

  return (
    <>
      <IconButton
        variant="quiet"
        title="Search by photo"
        onPointerEnter={() => void importSheet().catch(() => {})}
        onClick={() => void open()}
      >
        <ImageUp aria-hidden size={20} />
        <VisuallyHidden>Search by photo</VisuallyHidden>
      </IconButton>
      {isOpen && PhotoSearchSheet && <PhotoSearchSheet onClose={close} />}
    </>
  )
}

const OPENED = 'photoSearch'

const IconButton = styled(Button)`
  width: 2.75rem;
  min-height: 0;
  padding: 0;
  color: var(--gl-ink-soft);
`
