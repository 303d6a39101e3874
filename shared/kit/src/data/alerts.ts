import { alertFields, type AlertSettings, defaultAlertSettings } from '@greenlight/domain/alerts'
import { firestore, importWithRetry, session, updateMember } from '@greenlight/runtime'
import type { WriteBatch } from 'firebase/firestore/lite'
import { failure } from '../errors.ts'
import { attempt, currentMember, currentUser } from './attempt.ts'

/** What this member chose about e-mail and push, or what holds before a choice. */
export function currentAlerts(): AlertSettings {
  return currentMember(failure('kit/settings-save-failed')).alerts ?? defaultAlertSettings
}

/** Whether a member with these alerts hears of what is new in saved searches. */
export function hearsOfSearches(alerts: AlertSettings | null): boolean {
  if (!alerts) return false
  const { email, push, kinds } = alerts
  return (email !== 'off' || push) && kinds.includes('searches')
}

const importMatches = importWithRetry(() => import('./searchMatches.ts'))

/**
 * Stores what the member chose, together with what `build` adds to the batch. Costs one write. If it decides whether
 * the member hears of saved searches, also one read for each search, at least one, and a write for each with a name.
 * @throws GreenlightError `kit/settings-save-failed`
 */
export function saveAlerts(
  alerts: AlertSettings,
  build: (batch: WriteBatch) => void | Promise<void> = () => {},
): Promise<void> {
  return attempt(failure('kit/settings-save-failed'), async () => {
    const { uid } = currentUser(failure('kit/settings-save-failed'))
    const { db, doc, serverTimestamp, writeBatch } = await firestore()
    const batch = writeBatch(db)
    // Not merged: the functions may have added a field, which the access rules refuse.
    const fields = { alerts: alertFields(alerts), updatedAt: serverTimestamp() }
    batch.update(doc(db, 'users', uid), fields)
    const wasHearing = hearsOfSearches(currentAlerts())
    if (wasHearing !== hearsOfSearches(alerts)) {
      const { changeMatches } = await importMatches()
      await changeMatches(batch, !wasHearing)
    }
    await build(batch)
    await batch.commit()
    const { member } = session.getState()
    if (member.state === 'ready') updateMember({ ...member.profile, alerts, bouncedAt: null })
  })
}
