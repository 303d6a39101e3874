import type { Location, Navigator } from '@greenlight/runtime'

/** The version of the agreement between shell and remotes in this file; see CONTRIBUTING. */
export const CONTRACT = 1

/** What the shell passes to a remote at mount and at each change of location. Session and dialogs come from the runtime. */
export type RemoteProps = {
  domElement: HTMLElement
  location: Location
  /** The shell owns the only history; a remote navigates through it. */
  navigator: Navigator
}

/** What a remote exposes as `./remote`; made by `defineRemote`, never by hand. */
export type Remote = {
  contract: number
  name: string
  version: string
  /**
   * Loads the code of a page before it is mounted, and begins its first queries if a member is signed in.
   * Optional: releases without it are supported.
   */
  prepare?: (location: Location, signedIn: boolean) => Promise<void>
  bootstrap: () => Promise<void>
  mount: (props: RemoteProps) => Promise<void>
  update: (props: RemoteProps) => Promise<void>
  unmount: (props: Pick<RemoteProps, 'domElement'>) => Promise<void>
}

/** What the shell gives to a service. */
export type ServiceHost = {
  /** Opens a path of the site. */
  navigate: (to: string) => void
}

/**
 * What a remote exposes as `./service` for work that outlives its pages. The shell starts it
 * 5 s after the page, if the `access` of the service allows this visitor.
 */
export type Service = {
  /** Returns the function that ends it, which is called when another release of the remote replaces it. */
  start: (host: ServiceHost) => () => void
}

/** Dispatched on the remote's element when it fails after it was mounted; `detail` is the error. */
export const REMOTE_ERROR = 'greenlight:remote-error'
