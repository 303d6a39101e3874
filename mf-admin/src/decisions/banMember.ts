import { GreenlightError } from '@greenlight/runtime'
import { ban, type NewBan } from '../members/bans.ts'
import { takeDownSharesOf } from './reportDecisions.ts'

/**
 * Bans a member. The ban comes first, so that the member shares nothing new while the profiles are taken down. With
 * `takeDown`, it goes on for a banned member with the profiles that are left. Costs what the ban and each decision cost.
 * @throws GreenlightError `admin/already-decided` if the member is banned, unless profiles are taken down;
 * `admin/ban-failed`, `admin/takedown-failed`
 */
export async function banMember(request: NewBan & { readonly takeDown: boolean }): Promise<void> {
  const { takeDown, ...newBan } = request
  await ban(newBan).catch((cause: unknown) => {
    if (!takeDown || !isBanned(cause)) throw cause
  })
  if (takeDown) await takeDownSharesOf(newBan.uid, newBan.reason, newBan.point)
}

const isBanned = (cause: unknown) =>
  cause instanceof GreenlightError && cause.code === 'admin/already-decided'
