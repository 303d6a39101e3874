import { flagTargetPath, type FlagTarget } from '@greenlight/kit/domain/flagTarget'

/** The id of the element that stands in a flagged target's place. */
export const placeId = (target: FlagTarget) => `flagged-${flagTargetPath(target)}`
