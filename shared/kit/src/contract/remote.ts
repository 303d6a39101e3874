import type { Location, Navigator } from '@greenlight/runtime'

/** The version of the agreement between shell and remotes that this file states; see CONTRIBUTING. */
export const CONTRACT = 1

/** What the shell hands a remote at mount and at every change of place. Session and dialogs come from the runtime. */
export interface RemoteProps {
  domElement: HTMLElement
  location: Location
  /** The shell owns the only history; a remote navigates through it. */
  navigator: Navigator
}

/** What a remote exposes as `./remote`; made by `defineRemote`, never by hand. */
export interface Remote {
  contract: number
  name: string
  version: string
  bootstrap: () => Promise<void>
  mount: (props: RemoteProps) => Promise<void>
  update: (props: RemoteProps) => Promise<void>
  unmount: (props: Pick<RemoteProps, 'domElement'>) => Promise<void>
}

/** Dispatched on the remote's element when it fails after it was mounted; `detail` is the error. */
export const REMOTE_ERROR = 'greenlight:remote-error'
