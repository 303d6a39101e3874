import { Button } from '@greenlight/kit/ui/form/Button'
import Flag from 'lucide-react/icons/flag'
import { type Flaggable, useFlagging } from './flagging.ts'

type Props = Flaggable & {
  /** Names the target for screen readers. */
  label: string
}

export function OpenFlagDialogButton({ target, author, label }: Props) {
  const { flag } = useFlagging()
  return (
    <Button
      variant="quiet"
      size="small"
      aria-label={label}
      onClick={() => flag({ target, author })}
    >
      <Flag aria-hidden />
      Report
    </Button>
  )
}
