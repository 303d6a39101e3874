import { findPrivateInfo, privateInfoList } from '@greenlight/domain/privateInfo'
import { askConfirm } from '@greenlight/runtime'
import { useRef } from 'react'

type Words = {
  /** What the text is: "Your notes". */
  readonly subject?: string
  readonly confirmLabel: string
  readonly editLabel?: string
}

/**
 * The question about private information before a text is public. It is asked once for the same text.
 * @returns a function that resolves to whether the text may be published as it is, after the focus has returned from
 *   the dialog
 */
export function usePrivateInfoQuestion({
  subject = 'Your words',
  confirmLabel,
  editLabel = 'Edit',
}: Words): (text: string) => Promise<boolean> {
  const accepted = useRef('')
  return async (text) => {
    const found = privateInfoList(findPrivateInfo(text))
    if (found === null || text === accepted.current) return true
    const mayPublish = await askConfirm(
      `${subject} seem to hold ${found}. Others could find this person with it.`,
      { confirmLabel, cancelLabel: editLabel, cancelIsMain: true },
    )
    if (mayPublish) accepted.current = text
    await new Promise((resolve) => requestAnimationFrame(resolve))
    return mayPublish
  }
}
