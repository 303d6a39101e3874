import { expect, it } from 'vitest'
import { parseUndelivered } from './alertsDelivery.ts'

it('reads the number of members without their e-mail', () => {
  const at = new Date(0)
  expect(parseUndelivered({ members: 3, at: { toDate: () => at } })).toEqual({ members: 3, at })
  expect(parseUndelivered({})).toEqual({ members: 0, at: null })
})
