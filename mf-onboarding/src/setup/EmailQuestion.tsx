import { maskedEmail } from '@greenlight/domain/maskedEmail'
import { RadioGroup } from '@greenlight/kit/ui/form/RadioGroup'
import { useSession } from '@greenlight/runtime'
import type { EmailAnswer } from './profileSetup.ts'

type Props = {
  value: EmailAnswer | null
  onChange: (answer: EmailAnswer) => void
  error: string | null
}

/** Asks once whether the site may write e-mails. Neither answer is preselected: somebody else may read the mailbox. */
export function EmailQuestion(props: Props) {
  const email = useSession((s) => s.user?.email) ?? ''
  return (
    <RadioGroup
      legend={`We can write to ${maskedEmail(email)} when there is news. The sender’s name and address can be seen in your inbox. Does anybody else read it?`}
      hint="An e-mail says only that there is news. You can change this in Settings."
      options={answers}
      required
      {...props}
    />
  )
}

const answers: readonly { value: EmailAnswer; label: string }[] = [
  { value: 'soon', label: 'Write to me' },
  { value: 'off', label: 'No e-mails' },
]
