import type { Device } from '../../e2e/fixtures/device.ts'

/** The device an hour later: its token has expired, as at most visits. */
export function expireToken(device: Device): Device {
  if (typeof device === 'string') throw new Error('A device is given by what is on it.')
  const expired = (value: string) => value.replace(/"expirationTime":\d+/, '"expirationTime":1')
  const origins = device.origins.map(({ origin, localStorage }) => ({
    origin,
    localStorage: localStorage.map(({ name, value }) => ({ name, value: expired(value) })),
  }))
  return { cookies: device.cookies, origins }
}
