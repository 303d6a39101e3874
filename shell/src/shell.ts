import { createContext, useContext } from 'react'
import { createDevOverrides } from './dev/devOverrides.ts'
import { createTelemetry } from './monitoring/telemetry.ts'
import { createPreloader } from './remotes/preload.ts'
import { createRegistry } from './remotes/registry.ts'
import { createReleaseChooser } from './remotes/releaseChooser.ts'
import { createRemoteLoader } from './remotes/remoteLoader.ts'
import { createServices } from './remotes/services.ts'
import { checkAdmin } from './routing/checkAdmin.ts'

export type Shell = ReturnType<typeof createShell>

/** The state of the shell for the lifetime of its page. */
export function createShell() {
  const telemetry = createTelemetry()
  const overrides = createDevOverrides()
  const remotes = createRemoteLoader()
  return {
    telemetry,
    overrides,
    registry: createRegistry(overrides, telemetry),
    releases: createReleaseChooser(),
    remotes,
    preloader: createPreloader(),
    services: createServices(remotes, checkAdmin),
    /** The scroll position of each history entry, by the key of its location. */
    scrollPositions: new Map<string, number>(),
  }
}

export const ShellContext = createContext<Shell | null>(null)

/** The shell of this page. @throws outside of `ShellContext` */
export function useShell(): Shell {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('There is no ShellContext.')
  return shell
}
