import { INSTALL_TEXT, lockScreenText, pushSupport } from '@greenlight/kit/data/pushSupport'
import { failure } from '@greenlight/kit/errors'
import { Button } from '@greenlight/kit/ui/form/Button'
import { FieldError } from '@greenlight/kit/ui/form/Field'
import { mayMoveFocusFrom } from '@greenlight/kit/ui/form/focus'
import { useAction } from '@greenlight/kit/ui/status/useAction'
import { currentConfig, importWithRetry, localStore, useSession } from '@greenlight/runtime'
import { useState } from 'react'
import styled from 'styled-components'
import { useMessageSettings } from '../member/useMessageSettings.ts'

const importPush = importWithRetry(() => import('@greenlight/kit/data/pushDevice'))

/** The member was asked on this device. */
const ASKED_KEY = 'gl.messaging.notificationsAsked.v1'

const canNotify = () => 'Notification' in window && Notification.permission === 'default'

/**
 * Asks once, while there are conversations, for notifications in this tab and push messages together. The browser asks
 * for permission after the click on "Notify me".
 */
export function NotificationOffer() {
  const { notifications } = useMessageSettings()
  const hasPush = useSession(({ member }) =>
    member.state === 'ready' ? member.profile.alerts?.push === true : false,
  )
  const [wasAsked] = useState(() => localStore.get(ASKED_KEY) !== null)
  const [answer, setAnswer] = useState<string | null>(null)
  const { busy, error, run } = useAction(failure('kit/push-failed'))
  const pushKey = currentConfig().mail?.pushKey ?? null
  const support = pushSupport()
  const offersPush = pushKey !== null && support === 'ready' && !hasPush
  const offersInstall = pushKey !== null && support === 'install'
  if (answer) return <Answer>{answer}</Answer>
  if (wasAsked || !(offersPush || offersInstall || (notifications && canNotify()))) return null

  const close = (said: string) => {
    localStore.set(ASKED_KEY, 'asked')
    setAnswer(said)
  }
  async function accept(): Promise<void> {
    if ((await Notification.requestPermission()) !== 'granted') return close(REFUSED)
    const added = await run(async () => {
      if (!offersPush) return
      const { addThisDevice } = await importPush()
      await addThisDevice(pushKey)
    })
    if (added) close('Notifications are on. You can change that in Settings.')
  }
  return (
    <Offer>
      <p>Get notified about new messages{offersPush && ', also while Greenlight is closed'}?</p>
      {offersPush && <p>{lockScreenText()}</p>}
      {offersInstall && <p>{INSTALL_TEXT}</p>}
      {!offersInstall && (
        <Button size="small" busy={busy} onClick={() => void accept()}>
          Notify me
        </Button>
      )}
      <Button
        size="small"
        variant="quiet"
        onClick={() => close('You can turn this on in Settings.')}
      >
        Not now
      </Button>
      {error && <FieldError role="alert">{error.message}</FieldError>}
    </Offer>
  )
}

const REFUSED = 'Your browser does not allow it. You can change that in its settings for this site.'

/** What follows from the answer. It gets the focus, because the buttons are gone. */
function Answer({ children }: { children: string }) {
  return (
    <Offer>
      <p
        tabIndex={-1}
        ref={(text) => {
          if (mayMoveFocusFrom(null)) text?.focus()
        }}
      >
        {children}
      </p>
    </Offer>
  )
}

const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--gl-space-2);
  margin: var(--gl-space-4) var(--gl-space-3);
  padding: var(--gl-space-4);
  border: 1px solid var(--gl-line);
  border-radius: var(--gl-radius-m);
  color: var(--gl-ink-soft);
  font-size: var(--gl-text-sm);

  & > p {
    flex: 1 0 100%;
  }
`
