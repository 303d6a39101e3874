import { paths } from '@greenlight/kit/contract/paths'
import { EmptyModerationIllustration } from '@greenlight/kit/ui/display/illustrations'
import { ButtonLink } from '@greenlight/kit/ui/form/ButtonLink'
import { EmptyState } from '@greenlight/kit/ui/status/EmptyState'
import { FlaggedPlaceholder } from '../flags/FlaggedPlaceholder.tsx'

export function FlaggedProfile({ id }: { id: string }) {
  return (
    <EmptyState
      illustration={<EmptyModerationIllustration />}
      title="Thank you for looking out for others"
      action={<ButtonLink to={paths.gallery()}>Back to the gallery</ButtonLink>}
    >
      <FlaggedPlaceholder target={{ kind: 'report', reportId: id }} centered />
    </EmptyState>
  )
}
