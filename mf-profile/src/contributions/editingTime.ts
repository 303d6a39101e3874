const EDITABLE_MS = 15 * 60 * 1000

/** Until when its author can change what was written at `createdAt`, in milliseconds. */
export function editableUntil(createdAt: Date | null): number {
  return createdAt ? createdAt.getTime() + EDITABLE_MS : 0
}

/** Whether its author can still change what was written at `createdAt`. */
export function isEditable(createdAt: Date | null, now: number): boolean {
  return now < editableUntil(createdAt)
}
