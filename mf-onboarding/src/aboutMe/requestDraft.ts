import {
  type CaseWish,
  caseWishes,
  type Relation,
  relations,
  reportIdOfLink,
} from '@greenlight/domain/case'
import { type Draft, sessionDraft } from '@greenlight/kit/ui/form/sessionDraft'
import * as v from 'valibot'

/** The values of the form. `id` is the request's, so that a retry does not send a second one. */
export type RequestFields = {
  readonly id: string
  /** The profile from which the page was opened, if any. `link` may have been changed since. */
  readonly openedFrom: string | null
  readonly relation: Relation | null
  readonly wish: CaseWish | null
  readonly link: string
  readonly about: string
  readonly statement: string
  /** For an intimate picture. */
  readonly signature: string
  readonly goodFaith: boolean
}

/** A new form. `reportId` is that of the profile from which the page was opened, if any. */
export function emptyRequest(reportId: string | null): RequestFields {
  const link = reportId ? `/profile/${reportId}` : ''
  const id = crypto.randomUUID()
  const empty = { relation: null, wish: null, about: '', statement: '', signature: '' }
  return { id, openedFrom: reportId, link, goodFaith: false, ...empty }
}

const KEY = 'gl.onboarding.request.v1'
const FORMER_KEY = 'gl.request.v1'

const StoredSchema = v.object({
  id: v.string(),
  openedFrom: v.nullable(v.string()),
  relation: v.nullable(v.picklist(relations)),
  wish: v.nullable(v.picklist(caseWishes)),
  link: v.string(),
  about: v.string(),
  statement: v.string(),
  signature: v.optional(v.string(), ''),
  goodFaith: v.optional(v.boolean(), false),
})

/**
 * The unsent request of this tab. From a profile, only a draft about that profile is continued: everything in
 * another one, even "I am this person", may be about another person.
 */
export function requestDraft(reportId: string | null): Draft<RequestFields> {
  const draft = sessionDraft<RequestFields>(KEY, StoredSchema, FORMER_KEY)
  return {
    ...draft,
    read() {
      const stored = draft.read()
      if (!stored || !reportId) return stored
      const fits = reportId === stored.openedFrom || reportId === reportIdOfLink(stored.link)
      return fits ? stored : null
    },
  }
}
