/** Field limits, in characters unless said otherwise; the access rules enforce the same. */
export const limits = {
  username: { min: 2, max: 40 },
  reportName: 80,
  notes: 2000,
  location: 120,
  experienceNotes: 2000,
  comment: 1000,
  message: 2000,
  flagNote: 1000,
  decisionReason: 500,
  /** Years. */
  age: { min: 18, max: 100 },
  /** Length of the data URL of a report's preview. */
  previewDataUrl: 34_000,
  /** Length of the data URL of the full photo. */
  fullDataUrl: 478_000,
} as const
