import { type FlagTarget, flagTargetLabels } from '@greenlight/domain/flag'
import Ban from 'lucide-react/icons/ban'
import { useEffect, useEffectEvent, useState } from 'react'
import styled from 'styled-components'
import { Button } from '../ui/form/Button.tsx'
import { HelpLines } from '../ui/help/HelpLines.tsx'
import { Dialog } from '../ui/layout/Dialog.tsx'
import { Announced } from '../ui/status/Announced.tsx'
import { blockMember, type OtherMember } from './blockMember.ts'
import { FlagForm, useFlagForm } from './FlagForm.tsx'

/** Shown after the flag is sent: what happens to it, and what changes for the member who sent it. */
const afterFlagTexts: Readonly<Record<FlagTarget['kind'], string>> = {
  report:
    'An admin will look at this profile and decide whether it stays. We have hidden it for you.',
  experience:
    'An admin will look at this experience and decide whether it stays. We have hidden it for you.',
  comment:
    'An admin will look at this comment and decide whether it stays. We have hidden it for you.',
  reply:
    'An admin will look at this answer and decide whether it stays. We have hidden it for you.',
  message:
    'An admin will read this one message, not the rest of your conversation, and decide. We have hidden it for you.',
  member:
    'An admin will look at the profiles this member shared, and at what was reported, and decide. We tell you under Notices.',
}

const inReviewText = 'Admins are already looking at this profile. We have hidden it for you.'

type Props = {
  target: FlagTarget
  /** The text of a flagged message, because admins cannot read conversations. Not set for other targets. */
  evidence?: string
  /** The member who wrote it, who can be reported or blocked instead; null if that is not known. */
  author: OtherMember | null
  /** The flag is sent: on `target`, or on the member who wrote it. */
  onSent: (target: FlagTarget) => void
  onBlocked?: () => void
  /** Must unmount the dialog. */
  onClose: () => void
}

/**
 * The dialog with which a member flags something or somebody, or blocks the member who wrote it. Render it
 * outside the flagged component, which may be hidden as soon as the flag is sent.
 */
export function FlagDialog({ target, evidence, author, onSent, onBlocked, onClose }: Props) {
  const [sent, setSent] = useState<FlagTarget | null>(null)
  const [isInReview, setInReview] = useState(false)
  const [blocked, setBlocked] = useState(false)
  const form = useFlagForm({ target, evidence, author }, (flagged, isInReview) => {
    setInReview(isInReview)
    setSent(flagged)
    onSent(flagged)
  })

  // Closed during the request, a report that failed would look sent, and its note would be lost.
  const close = () => {
    if (!form.busy) onClose()
  }
  const block = async () => {
    if (form.busy || !author || !(await blockMember(author))) return
    setBlocked(true)
    onBlocked?.()
  }
  // The report may have been sent while the block was under way: then the dialog stays, with its answer.
  const closeUnlessSending = useEffectEvent(() => {
    if (!sent) close()
  })
  useEffect(() => {
    if (blocked) closeUnlessSending()
  }, [blocked])
  if (sent) {
    return (
      <Dialog
        title="Thank you"
        onClose={onClose}
        actions={
          <>
            {author && !blocked && (
              <Button onClick={() => void block()}>Block {author.name}</Button>
            )}
            {/* The focused button is gone, so this one gets the focus. */}
            <Button variant="primary" autoFocus onClick={onClose}>
              Close
            </Button>
          </>
        }
      >
        {form.values.reason === 'threats' && (
          <>
            <p>
              We are not an emergency service. These people can help you, and do not ask who you
              are:
            </p>
            <HelpLines />
          </>
        )}
        <p>
          <Announced>{isInReview ? inReviewText : afterFlagTexts[sent.kind]}</Announced>
        </p>
      </Dialog>
    )
  }
  return (
    <Dialog wide title={`Report this ${flagTargetLabels[target.kind]}`} onClose={close}>
      {author && !blocked && (
        <Block>
          <span>Do you want to stop all contact?</span>
          <Button size="small" aria-disabled={form.busy} onClick={() => void block()}>
            <Ban aria-hidden />
            <span>
              Block <bdi>{author.name}</bdi>
            </span>
          </Button>
        </Block>
      )}
      <FlagForm target={target} author={author} form={form} onCancel={close} />
    </Dialog>
  )
}

const Block = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--gl-space-2) var(--gl-space-4);
  margin-block-end: var(--gl-space-4);
  padding: var(--gl-space-2) var(--gl-space-2) var(--gl-space-2) var(--gl-space-4);
  border-radius: var(--gl-radius-m);
  background: var(--gl-sunken);
  font-size: var(--gl-text-sm);
`
