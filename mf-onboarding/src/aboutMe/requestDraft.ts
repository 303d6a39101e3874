import { reportIdOfLink, type CaseWish, type Relation } from '@greenlight/domain/case'
import { isRecord } from '@greenlight/domain/fields'
import { storageKeys } from '@greenlight/domain/storageKeys'
import { sessionStore } from '@greenlight/runtime'

/** What is in the form. `id` is the request's, so that sending it again does not make a second one. */
export type RequestFields = {
  readonly id: string
  /** The profile from which the page was opened, if any. `link` may have been changed since. */
  readonly openedFrom: string | null
  readonly relation: Relation | null
  readonly wish: CaseWish | null
  readonly link: string
  readonly about: string
  readonly statement: string
}

/** A new form. `reportId` is that of the profile from which the page was opened, if any. */
export function emptyRequest(reportId: string | null): RequestFields {
  const link = reportId ? `/profile/${reportId}` : ''
  const id = crypto.randomUUID()
  return { id, openedFrom: reportId, relation: null, wish: null, link, about: '', statement: '' }
}

/**
 * The form of this tab that was not sent, or a new one. From a profile, only a draft about that profile is
 * continued: everything in another one, even "I am this person", may be about somebody else.
 */
export function startRequest(reportId: string | null): RequestFields {
  const draft = readRequestDraft()
  const fits =
    !reportId || reportId === draft?.openedFrom || reportId === reportIdOfLink(draft?.link ?? '')
  return draft && fits ? draft : emptyRequest(reportId)
}

function readRequestDraft(): RequestFields | null {
  try {
    const stored: unknown = JSON.parse(sessionStore.get(storageKeys.requestForm) ?? 'null')
    if (!isRecord(stored)) return null
    const draft = { ...emptyRequest(null), ...stored }
    return [draft.id, draft.link, draft.about, draft.statement].every((v) => typeof v === 'string')
      ? draft
      : null
  } catch {
    return null
  }
}

export function keepRequestDraft(form: RequestFields): void {
  sessionStore.set(storageKeys.requestForm, JSON.stringify(form))
}

export function dropRequestDraft(): void {
  sessionStore.remove(storageKeys.requestForm)
}
