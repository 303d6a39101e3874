import { Button } from '@greenlight/kit/ui/Button'
import { useState } from 'react'
import styled from 'styled-components'
import { useMessageSettings } from '../live/useMe.ts'

const LATER_KEY = 'gl.notifications.v1'

const canBeAsked = () =>
  'Notification' in window &&
  Notification.permission === 'default' &&
  sessionStorage.getItem(LATER_KEY) === null

/** Asks whether the browser may notify; the browser itself is asked only on the click. */
export function NotificationOffer() {
  const { notifications } = useMessageSettings()
  const [offered, setOffered] = useState(canBeAsked)
  if (!notifications || !offered) return null

  const ask = async () => {
    await Notification.requestPermission()
    setOffered(false)
  }
  const later = () => {
    sessionStorage.setItem(LATER_KEY, 'later')
    setOffered(false)
  }
  return (
    <Offer>
      <p>Shall we tell you when somebody writes while this tab is in the background?</p>
      <Button size="small" onClick={() => void ask()}>
        Notify me
      </Button>
      <Button size="small" variant="quiet" onClick={later}>
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
