/** Field limits, in characters unless stated otherwise. `firestore.rules` enforces the same limits. */
export const limits = {
  username: { min: 2, max: 40 },
  reportName: 80,
  notes: 2000,
  location: 120,
  savedSearches: 20,
  searchTitle: 80,
  /** The widest circle around a place. */
  miles: 200,
  experienceNotes: 2000,
  comment: 1000,
  message: 2000,
  /** Messages of a conversation that has no answer yet. */
  requestMessages: 3,
  flagNote: 1000,
  decisionReason: 500,
  signature: 80,
  /** Name, town and what else is known of the person in a request. */
  caseAbout: 500,
  caseStatement: 2000,
  /** An answer of the person described, shown on the profile. */
  reply: 1000,
  /** Years. */
  age: { min: 18, max: 100 },
  /** Length of the data URL of a report's preview. */
  previewDataUrl: 34_000,
  /** Length of the data URL of the full photo. */
  fullDataUrl: 478_000,
  /** Width and height of the full photo in pixels. */
  photoEdge: 800,
  /** Larger pictures are not shown without asking: width and height of a stored photo and of a preview. */
  shownPhotoEdge: 1200,
  shownPreviewEdge: 400,
} as const
