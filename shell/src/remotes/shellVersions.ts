import { CONTRACT } from '@greenlight/kit/contract/remote'

/** What remotes must fit. */
export const shellVersions = { contract: CONTRACT, shared: __SHARED__ }
