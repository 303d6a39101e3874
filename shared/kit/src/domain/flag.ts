/** Why a member flags something, in the order of the form. */
export const flagReasons = [
  'false',
  'harassment',
  'private-info',
  'minor',
  'nudity',
  'impersonation',
  'spam',
  'other',
] as const

export type FlagReason = (typeof flagReasons)[number]

export const flagReasonLabels: Readonly<Record<FlagReason, string>> = {
  false: 'Not true',
  harassment: 'Harassment or hate',
  'private-info': 'Private information',
  minor: 'Someone under 18',
  nudity: 'Nudity or sexual content',
  impersonation: 'Pretends to be someone else',
  spam: 'Spam or advertising',
  other: 'Something else',
}

export const flagStates = ['open', 'upheld', 'dismissed'] as const

export type FlagState = (typeof flagStates)[number]

/** One member's flag on one target, `flags/{id}`. */
export type Flag = {
  readonly id: string
  readonly by: string
  readonly targetPath: string
  /** The report that the target is or hangs below; null for messages. */
  readonly reportId: string | null
  readonly reason: FlagReason
  readonly note: string
  /** The flagged message's text; null for other targets. */
  readonly evidence: string | null
  readonly createdAt: Date | null
  readonly state: FlagState
  readonly decidedBy: string | null
  readonly decidedAt: Date | null
}
