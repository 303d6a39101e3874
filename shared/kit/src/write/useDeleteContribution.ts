import type { Comment, Experience } from '@greenlight/domain/experience'
import { askConfirm, type Failure, type GreenlightError } from '@greenlight/runtime'
import { deleteComment, deleteExperience } from '../data/contributions.ts'
import { failure } from '../errors.ts'
import { useAction } from '../ui/status/useAction.ts'

export type Deletion = {
  readonly busy: boolean
  readonly error: GreenlightError | null
  /** Asks first. Never rejects. */
  readonly askAndDelete: () => Promise<void>
}

/** Lets members delete their experience. `onDeleted` is called once it is deleted. */
export function useDeleteExperience(
  experience: Pick<Experience, 'reportId' | 'id' | 'commentsSince'>,
  onDeleted: () => void,
): Deletion {
  return useDeletion({
    question: 'Delete this experience?',
    detail: 'Comments on it go with it.',
    failed: failure('kit/experience-delete-failed'),
    run: () => deleteExperience(experience),
    onDeleted,
  })
}

/** Lets members delete their comment. `onDeleted` is called once it is deleted. */
export function useDeleteComment(
  comment: Pick<Comment, 'reportId' | 'experienceId' | 'id'>,
  onDeleted: () => void,
): Deletion {
  return useDeletion({
    question: 'Delete this comment?',
    failed: failure('kit/comment-delete-failed'),
    run: () => deleteComment(comment),
    onDeleted,
  })
}

type Request = {
  question: string
  /** What else goes, below the question. */
  detail?: string
  failed: Failure
  run: () => Promise<void>
  onDeleted: () => void
}

function useDeletion({ question, detail, failed, run: deleteIt, onDeleted }: Request): Deletion {
  const { busy, error, run } = useAction(failed, { staysBusy: true })

  async function askAndDelete(): Promise<void> {
    const confirmed = await askConfirm(question, {
      ...(detail && { detail }),
      confirmLabel: 'Delete',
      destructive: true,
    })
    if (confirmed && (await run(deleteIt))) onDeleted()
  }
  return { busy, error, askAndDelete }
}
