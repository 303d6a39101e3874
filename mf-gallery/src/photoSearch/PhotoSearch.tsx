import { paths } from '@greenlight/kit/contract/paths'
import { Button } from '@greenlight/kit/ui/form/Button'
import { importWithRetry, OFFLINE, showAlert, useLocation, useNavigate } from '@greenlight/runtime'
import ImageUp from 'lucide-react/icons/image-up'
import { useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'
import { failure } from '../errors.ts'
import type { LastPhoto } from './lastPhoto.ts'

const importSheet = importWithRetry(() => import('./PhotoSearchSheet.tsx'))

/** The sheet is an entry of the history: Back closes it, and comes back to it from a profile. */
const HASH = '#photo'
const OPENED = 'photoSearch'

/** A button that opens the search by photo. The sheet and all that it needs are downloaded then. */
export function PhotoSearch({ last }: { last: LastPhoto }) {
  const location = useLocation()
  const navigate = useNavigate()
  const isOpen = location.hash === HASH
  const [, setDownloaded] = useState(false)
  const { PhotoSearchSheet } = importSheet.module ?? {}

  const open = () => void navigate({ ...location, hash: HASH }, { state: OPENED })
  function close(): void {
    const wasOpenedHere = (location.state as unknown) === OPENED
    // A page that was opened at this address has nothing before it.
    void (wasOpenedHere ? navigate(-1) : navigate({ ...location, hash: '' }, { replace: true }))
  }

  const failed = useEffectEvent(() => {
    close()
    void showAlert(navigator.onLine ? failure('gallery/part-failed').text : OFFLINE.message)
  })
  // Back, Forward and a reload come here without the button.
  useEffect(() => {
    if (!isOpen) return
    let isClosed = false
    importSheet().then(
      () => setDownloaded(true),
      () => {
        // This page stays on screen until the next one has arrived.
        if (!isClosed && window.location.pathname === paths.gallery()) failed()
      },
    )
    return () => void (isClosed = true)
  }, [isOpen])

  return (
    <>
      <InField
        variant="quiet"
        aria-label="Search by photo"
        onPointerEnter={() => void importSheet().catch(() => {})}
        onClick={open}
      >
        <ImageUp aria-hidden size={20} />
        <span data-on="phone">By photo</span>
        <span data-on="wide">Search by photo</span>
      </InField>
      {isOpen && PhotoSearchSheet && <PhotoSearchSheet last={last} onClose={close} />}
    </>
  )
}

/** At the end of the name field. */
const InField = styled(Button)`
  min-height: 0;
  padding: 0 var(--gl-space-3);
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);

  @media (max-width: 48rem) {
    & > [data-on='wide'] {
      display: none;
    }
  }
  @media (min-width: 48.01rem) {
    & > [data-on='phone'] {
      display: none;
    }
  }
`
