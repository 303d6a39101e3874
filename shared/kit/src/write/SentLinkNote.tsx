import type { ReactNode } from 'react'
import type { SentLink } from '../data/signInLink.ts'

type Props = {
  /** Null before an e-mail was sent. */
  sent: SentLink | null
  /** What the person does next. */
  children: ReactNode
}

/** Says that an e-mail with a sign-in link is on its way. A preview shows the link itself. */
export function SentLinkNote({ sent, children }: Props) {
  return (
    <div role="status">
      {sent && (
        <p>
          An e-mail is on its way to <bdi>{sent.to}</bdi>. {children}
        </p>
      )}
      {sent?.previewLink && (
        <p>
          A preview sends no e-mails: <a href={sent.previewLink}>open the link here</a>.
        </p>
      )}
    </div>
  )
}
