import { type Experience, experienceTags, experienceTimes } from '@greenlight/domain/experience'
import type { Report } from '@greenlight/domain/report'
import { type Tone, tones } from '@greenlight/domain/tone'
import { useForm } from '@greenlight/kit/ui/form/useForm'
import { usePrivateInfoQuestion } from '@greenlight/kit/write/usePrivateInfoQuestion'
import { serverNow, session, showToast } from '@greenlight/runtime'
import type { SyntheticEvent } from 'react'
import * as v from 'valibot'
import type { Contributions } from '../contributions/useContributions.ts'
import { failure } from '../errors.ts'
import { addExperience } from './experienceRequests.ts'
import { noteText } from './noteText.ts'

const schema = v.object({
  tone: v.picklist(tones, failure('profile/experience-tone').text),
  notes: noteText,
  tags: v.array(v.picklist(experienceTags)),
  when: v.nullable(v.picklist(experienceTimes)),
})

type Checked = v.InferOutput<typeof schema>

/** Without a tone: who forgot to choose one would publish a Greenlight. */
const empty: Omit<Checked, 'tone'> & { readonly tone: Tone | null } = {
  tone: null,
  notes: '',
  tags: [],
  when: null,
}

type Shown = Pick<Contributions<Experience>, 'items' | 'isLoaded' | 'show' | 'remove' | 'retry'> & {
  readonly recount: () => void
}

/** Adds an experience. The list shows it at once, and removes it if it could not be written. */
export function useAddExperience(
  { id: reportId, ownerUid }: Pick<Report, 'id' | 'ownerUid'>,
  { items, isLoaded, show, remove, retry, recount }: Shown,
) {
  const form = useForm({
    initial: empty,
    schema,
    submit: async (draft) => {
      const shown = preview(draft, reportId)
      show(shown)
      try {
        show(await addExperience({ reportId, ownerUid, ...draft }))
      } catch (cause) {
        remove(shown.id)
        throw cause
      }
      recount()
      // Nothing was shown if the list could not be loaded.
      if (!isLoaded) retry()
      form.reset()
      showToast('Experience added.')
    },
    failure: failure('profile/experience-add-failed'),
  })
  const mayAdd = usePrivateInfoQuestion({ confirmLabel: 'Add anyway' })
  // During the write, the list shows a preview of my experience.
  const exists = !form.busy && items.some(({ id }) => id === myUid())

  /** Resolves to whether it was added. */
  async function add(event?: SyntheticEvent): Promise<boolean> {
    event?.preventDefault()
    return !exists && (await mayAdd(form.values.notes)) && (await form.submit())
  }
  return {
    form,
    add,
    /** The id of the experience while it is being written. */
    pendingId: form.busy ? myUid() : null,
    /** What the new experience is in the page. */
    target: { kind: 'experience', reportId, experienceId: myUid() } as const,
    /** The list has an experience of mine, so that the server would refuse another one. */
    exists,
  }
}

/** Also the id of my experience: each member adds one. */
const myUid = () => session.getState().user?.uid ?? ''

/** The experience as the list shows it until it is written. */
function preview(checked: Checked, reportId: string): Experience {
  const { member } = session.getState()
  return {
    id: myUid(),
    reportId,
    userId: myUid(),
    authorName: member.state === 'ready' ? member.profile.username : 'User',
    ...checked,
    createdAt: serverNow(),
    commentsSince: null,
    editedAt: null,
  }
}
