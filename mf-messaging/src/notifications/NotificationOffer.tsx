import { Button } from '@greenlight/kit/ui/form/Button'
import { sessionStore } from '@greenlight/runtime'
import { useState } from 'react'
import styled from 'styled-components'
import { useMessageSettings } from '../member/useMessageSettings.ts'

/** The member has dismissed the offer in this tab. */
const LATER_KEY = 'gl.messaging.notificationsLater.v1'

const canOffer = () =>
  'Notification' in window &&
  Notification.permission === 'default' &&
  sessionStore.get(LATER_KEY) === null

/** Offers notifications. The browser asks for permission after the click on "Notify me". */
export function NotificationOffer() {
  const { notifications } = useMessageSettings()
  const [offered, setOffered] = useState(canOffer)
  if (!notifications || !offered) return null

  const ask = async () => {
    await Notification.requestPermission()
    setOffered(false)
  }
  const dismiss = () => {
    sessionStore.set(LATER_KEY, 'later')
    setOffered(false)
  }
  return (
    <Offer>
      <p>Get notified about new messages?</p>
      <Button size="small" onClick={() => void ask()}>
        Notify me
      </Button>
      <Button size="small" variant="quiet" onClick={dismiss}>
        Not now
      </Button>
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
