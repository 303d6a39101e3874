import { errorText } from '@greenlight/kit/domain/errors'
import { sendVerification } from '@greenlight/kit/data/users/sendVerification'
import { Button } from '@greenlight/kit/ui/Button'
import { Panel } from '@greenlight/kit/ui/Panel'
import { refreshUser, showAlert, showToast, useSession } from '@greenlight/runtime'
import { useEffect, useState } from 'react'

/** An address in `admins` counts only once it is verified: says so, and sends the e-mail. */
export function VerifyEmail() {
  const verified = useSession((s) => s.user?.emailVerified ?? true)
  const [busy, setBusy] = useState(false)

  // The link opens in another tab; coming back here, the member expects it to have worked.
  useEffect(() => {
    if (verified) return
    const look = () => void refreshUser().catch(() => {})
    window.addEventListener('focus', look)
    return () => window.removeEventListener('focus', look)
  }, [verified])

  if (verified) return null

  const send = async () => {
    setBusy(true)
    try {
      await sendVerification()
      showToast('The e-mail is on its way. Open its link, then come back here.')
    } catch (cause) {
      console.error(cause)
      await showAlert(errorText('verify-email-failed'))
    } finally {
      setBusy(false)
    }
  }

  return (
    <Panel title="Your e-mail address is not verified yet">
      <p>Admin rights need a verified address, so that nobody can register with somebody else’s.</p>
      <Button busy={busy} onClick={() => void send()}>
        Send the verification e-mail
      </Button>
    </Panel>
  )
}
