import { paths } from '@greenlight/kit/contract/paths'
import { errorText } from '@greenlight/kit/domain/errors'
import { Link } from '@greenlight/runtime'
import { useMessageSettings } from '../live/useMe.ts'

type Props = { name: string; refused: boolean; picking: boolean }

/** What the composer says when writing here is not as usual. */
export function ComposerNotice({ name, refused, picking }: Props) {
  const { allow } = useMessageSettings()
  if (picking) return <p role="status">Choose the message that you want to report.</p>
  if (refused) return <p role="status">{errorText('message-not-allowed')}</p>
  if (allow === 'everyone') return null
  return (
    <p>
      You take no messages at the moment, so <bdi>{name}</bdi> cannot answer.{' '}
      <Link to={paths.settings()}>Change this in Settings</Link>
    </p>
  )
}
