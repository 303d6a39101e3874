const EDITABLE_MS = 15 * 60 * 1000

/** The end of the time in which the author can edit a text, in milliseconds since 1970. */
export function editableUntil(createdAt: Date | null): number {
  return createdAt ? createdAt.getTime() + EDITABLE_MS : 0
}

/** Whether the author can still edit a text that was created at `createdAt`. */
export function isEditable(createdAt: Date | null, now: number): boolean {
  return now < editableUntil(createdAt)
}
