import type { Registry, RegistryEntry } from '@greenlight/kit/contract/registry'
import admin from '../../mf-admin/package.json'
import gallery from '../../mf-gallery/package.json'
import messaging from '../../mf-messaging/package.json'
import onboarding from '../../mf-onboarding/package.json'
import profile from '../../mf-profile/package.json'

const packages = [onboarding, gallery, profile, messaging, admin]

/** The routes that the remotes declare, known at build time. */
const registry: Registry = {
  remotes: Object.fromEntries(
    packages.map(({ name, version, greenlight }) => [
      name,
      {
        name,
        version,
        entry: '',
        contract: 1,
        routes: greenlight.routes as RegistryEntry['routes'],
        preload: [],
        shared: {},
        previous: null,
        canary: null,
      },
    ]),
  ),
}

export const startRegistry = () => Promise.resolve()
export const useRegistry = (): Registry => registry
