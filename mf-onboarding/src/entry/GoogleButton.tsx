import { Button } from '@greenlight/kit/ui/Button'
import { config } from '@greenlight/runtime'
import { lazy, Suspense, useState } from 'react'
import { signInWithGoogle } from '../auth/signInWithGoogle.ts'
import { signInWithPreviewAccount } from '../auth/signInWithPreviewAccount.ts'
import { GoogleMark } from './GoogleMark.tsx'

// Members never download it.
const PreviewChooser = lazy(() => import('./PreviewChooser.tsx'))

type Props = { busy: boolean; onEnter: (operation: () => Promise<void>) => void }

/** Google's window; in a preview, which may ask nothing outside this machine, a chooser of our own. */
export function GoogleButton({ busy, onEnter }: Props) {
  const [choosing, setChoosing] = useState(false)

  const start = async () => {
    const preview = await config().then(
      (site) => site.preview,
      () => false, // the sign-in itself says what is wrong
    )
    if (preview) setChoosing(true)
    else onEnter(signInWithGoogle)
  }
  return (
    <>
      <Button wide busy={busy} onClick={() => void start()}>
        {!busy && <GoogleMark />}
        Continue with Google
      </Button>
      {choosing && (
        <Suspense>
          <PreviewChooser
            onClose={() => setChoosing(false)}
            onChoose={(account) => {
              setChoosing(false)
              onEnter(() => signInWithPreviewAccount(account))
            }}
          />
        </Suspense>
      )}
    </>
  )
}
