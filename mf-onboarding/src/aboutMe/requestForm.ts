import { reportIdOfLink, type CaseWish, type Relation } from '@greenlight/domain/case'
import { isRecord } from '@greenlight/domain/fields'
import { storageKeys } from '@greenlight/domain/storageKeys'
import { sessionStore } from '@greenlight/runtime'

/** What is in the form. `id` is the request's, so that sending it again does not make a second one. */
export type RequestForm = {
  readonly id: string
  readonly relation: Relation | null
  readonly wish: CaseWish | null
  readonly link: string
  readonly about: string
  readonly statement: string
}

export type RequestProblems = Partial<
  Record<'relation' | 'wish' | 'link' | 'about' | 'statement', string>
>

/** A new form. `reportId` is that of the profile from which the page was opened, if any. */
export function emptyRequest(reportId: string | null): RequestForm {
  const link = reportId ? `/profile/${reportId}` : ''
  const id = crypto.randomUUID()
  return { id, relation: null, wish: null, link, about: '', statement: '' }
}

/** Every field that is missing or wrong, with the text that says why. */
export function findRequestProblems(form: RequestForm): RequestProblems {
  const link = form.link.trim()
  return {
    ...(!form.relation && { relation: 'Please say who you are.' }),
    ...(!form.wish && { wish: 'Please choose what you ask for.' }),
    ...(link && !reportIdOfLink(link) && { link: 'This is no link to a profile here.' }),
    ...(!link && !form.about.trim() && { about: 'Please add the link, or the name and the town.' }),
    ...(!form.statement.trim() && { statement: 'Please say in your words what it is about.' }),
  }
}

/** The form of this tab that was not sent, or null. */
export function readRequestDraft(): RequestForm | null {
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

export function keepRequestDraft(form: RequestForm): void {
  sessionStore.set(storageKeys.requestForm, JSON.stringify(form))
}

export function dropRequestDraft(): void {
  sessionStore.remove(storageKeys.requestForm)
}
