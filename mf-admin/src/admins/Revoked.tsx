import { paths } from '@greenlight/kit/contract/paths'
import { verifyAdmin } from '@greenlight/kit/data/admin'
import { failure } from '@greenlight/kit/errors'
import { IllustrationFrame } from '@greenlight/kit/ui/display/illustrations'
import { ButtonLink } from '@greenlight/kit/ui/form/ButtonLink'
import { EmptyState } from '@greenlight/kit/ui/status/EmptyState'
import { type LiveData, localStore, storageKeys, useLoad, useSession } from '@greenlight/runtime'
import { useEffect } from 'react'
import { type Admin, ADMINS_LIMIT } from './admins.ts'

/**
 * Whether this admin was removed while the page is open: the address has left the live list, or the
 * database refuses the list. If the check itself fails, the list's own error is on the screen.
 */
export function useRevoked({ data, error }: LiveData<readonly Admin[]>): boolean {
  const address = useSession((s) => s.user?.email?.toLowerCase())
  const check = useLoad(
    error && ['admin', 'adminState', address],
    verifyAdmin,
    failure('kit/admin-verify-failed'),
  )
  const refused = check.data !== undefined && check.data !== 'yes'
  const hasAll = data !== undefined && data.length < ADMINS_LIMIT
  return refused || (hasAll && !data.some(({ email }) => email === address))
}

/** Replaces the page when another admin removes this one. */
export function Revoked() {
  useEffect(() => localStore.remove(storageKeys.moderates), [])
  return (
    <div role="alert">
      <EmptyState
        illustration={<ClosedDoor />}
        title={failure('kit/admin-only').text}
        action={<ButtonLink to={paths.gallery()}>Go to the gallery</ButtonLink>}
      >
        Another admin has just taken your address off the list.
      </EmptyState>
    </div>
  )
}

/** Illustration: a closed door with its lamp off. */
export function ClosedDoor() {
  return (
    <IllustrationFrame tint={5}>
      <path d="M80 166V92a40 40 0 0 1 80 0v74z" fill="var(--gl-paper)" />
      <path d="M88 166V93a32 32 0 0 1 64 0v73z" fill="var(--gl-pine)" />
      <path d="M98 94a22 22 0 0 1 44 0v8H98z" fill="var(--gl-tint-2)" />
      <path d="M120 72v30" stroke="var(--gl-pine)" strokeWidth="4" />
      <path d="M100 114h40v40h-40z" stroke="var(--gl-deep-on)" strokeWidth="2.5" opacity="0.35" />
      <circle cx="143" cy="126" r="4" fill="var(--gl-amber)" />
      <path d="M176 92v-8h8" stroke="var(--gl-pine)" strokeWidth="3.5" />
      <path d="M170 92h12l4 20h-20z" fill="var(--gl-control)" />
      <rect x="92" y="160" width="56" height="8" rx="3" fill="var(--gl-amber)" />
    </IllustrationFrame>
  )
}
