import { CONTRACT } from '@greenlight/kit/contract/remote'

/** The shell's contract and versions of shared packages. A release must be compatible with them. */
export const shellVersions = { contract: CONTRACT, shared: __SHARED__ }
