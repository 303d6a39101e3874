// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useOnline } from './loading/connection.ts'
import { useSession } from './session/useSession.ts'
import { useSavedLocation } from './useSavedLocation.ts'

function State() {
  const status = useSession((state) => state.status)
  const online = useOnline()
  const { locationText } = useSavedLocation()
  return <p>{JSON.stringify({ status, online, locationText })}</p>
}

test('a build renders pages as signed out, online and without a place', () => {
  const text = renderToStaticMarkup(<State />).replaceAll('&quot;', '"')
  expect(text).toBe('<p>{"status":"signedOut","online":true,"locationText":""}</p>')
})

test('the runtime can be imported without a window', async () => {
  expect(typeof window).toBe('undefined')
  await expect(import('./index.ts')).resolves.toHaveProperty('useSession')
})
