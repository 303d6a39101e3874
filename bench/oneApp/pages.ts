import admin from '../../mf-admin/src/index.tsx'
import gallery from '../../mf-gallery/src/index.tsx'
import messaging from '../../mf-messaging/src/index.tsx'
import onboarding from '../../mf-onboarding/src/index.tsx'
import profile from '../../mf-profile/src/index.tsx'
import type { Pages } from './defineRemote.ts'

const remotes: readonly unknown[] = [onboarding, gallery, profile, messaging, admin]

/** Every page of the product, downloaded when first needed, by its route. */
export const pages = Object.assign(
  {},
  ...remotes.map((remote) => (remote as Pages).pages),
) as Pages['pages']
