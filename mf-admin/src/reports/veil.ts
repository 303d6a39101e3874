import type { DecisionPoint } from '@greenlight/domain/decisionPoint'
import type { FlagReason } from '@greenlight/domain/flag'
import { createContext, use } from 'react'
import { css } from 'styled-components'

/** `unknown`: it is not loaded yet why the item is here, so its photos are blurred, but not small. */
export type VeilState = 'shown' | 'unknown' | 'hidden'

type Veil = {
  /** `hidden`: photos are blurred and small until the admin asks for them. */
  readonly state: VeilState
  readonly show: () => void
}

export const VeilContext = createContext<Veil>({ state: 'shown', show: () => {} })

export const usePhotoVeil = () => use(VeilContext)

type Reasons = readonly (FlagReason | DecisionPoint)[]

const hurting: Reasons = ['nudity', 'minor', 'intimate']

/** Whether photos of items with these reasons or points can hurt who sees them. */
export const canHurt = (reasons: Reasons): boolean =>
  reasons.some((reason) => hurting.includes(reason))

/** Of an image: colors are left, but nothing can be recognized. */
export const blurredStyle = css`
  filter: blur(20px);
`
