import type { FlagTarget } from '@greenlight/kit/domain/flagTarget'
import { Button } from '@greenlight/kit/ui/Button'
import Flag from 'lucide-react/icons/flag'
import { useFlagging } from './flaggingContext.ts'

type Props = {
  target: FlagTarget
  /** What it reports, for those who do not see where it stands. */
  label: string
}

/** Opens the dialog in which something is flagged. */
export function FlagButton({ target, label }: Props) {
  const { flag } = useFlagging()
  return (
    <Button variant="quiet" size="small" aria-label={label} onClick={() => flag(target)}>
      <Flag aria-hidden />
      Report
    </Button>
  )
}
