import type { Experience } from '@greenlight/domain/experience'
import { ToneBadge } from '@greenlight/kit/ui/display/Tone'
import { useDeleteExperience } from '@greenlight/kit/write/useDeleteContribution'
import { failure } from '../errors.ts'
import { ContributionCard } from './ContributionCard.tsx'
import { ContributionSection, type ItemProps } from './ContributionSection.tsx'
import { listMyExperiences } from './myContributions.ts'

const KEY = ['gallery', 'myExperiences'] as const

/** The member's experiences below profiles of others, also below those that are not public any more. */
export function MyExperiences() {
  return (
    <ContributionSection
      title="Your experiences"
      empty="You have not added an experience to somebody else’s share."
      loadKey={KEY}
      fetchPage={listMyExperiences}
      failure={failure('gallery/experiences-load-failed')}
      idOf={({ reportId, id }) => `${reportId}/${id}`}
      Item={MyExperience}
    />
  )
}

function MyExperience({ item: experience, onDeleted }: ItemProps<Experience>) {
  const { notes, tone, reportId, createdAt } = experience
  const deletion = useDeleteExperience(experience, onDeleted)
  return (
    <ContributionCard
      text={notes}
      tone={<ToneBadge tone={tone} />}
      {...{ reportId, createdAt, deletion }}
    />
  )
}
