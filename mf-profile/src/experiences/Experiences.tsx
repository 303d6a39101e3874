import type { Report } from '@greenlight/domain/report'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import { useSession } from '@greenlight/runtime'
import { useRef } from 'react'
import styled from 'styled-components'
import { ContributionList } from '../contributions/ContributionList.tsx'
import { ExperienceForm } from './ExperienceForm.tsx'
import { ExperienceItem } from './ExperienceItem.tsx'
import { useAddExperience } from './useAddExperience.ts'
import type { useExperiences } from './useExperiences.ts'

type Props = { report: Report; experiences: ReturnType<typeof useExperiences> }

/** The experiences of members with this person, newest first, and the form that adds one. */
export function Experiences({ report, experiences }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Owners cannot add an experience to their own share.
  const isMine = useSession(({ user }) => user !== null && user.uid === report.ownerUid)
  const adding = useAddExperience(report.id, experiences)
  const canAdd = report.status === 'public' && !isMine

  const onDeleted = (id: string, movesFocus: boolean) => {
    experiences.remove(id)
    experiences.recount()
    if (movesFocus) heading.current?.focus()
  }
  return (
    <Section aria-label="Experiences" $form={canAdd}>
      <h2 ref={heading} tabIndex={-1}>
        Experiences
      </h2>
      {canAdd && (
        <FormSide>
          <ExperienceForm {...adding} />
        </FormSide>
      )}
      <ListSide>
        <ContributionList
          contributions={experiences}
          renderItem={(experience) => (
            <ExperienceItem
              key={experience.id}
              experience={experience}
              pending={experience.id === adding.pendingId}
              onDeleted={onDeleted}
              onEdited={experiences.replace}
            />
          )}
          skeleton={<ExperiencesSkeleton />}
          empty={
            isMine
              ? 'No experiences yet. Other members can add theirs here.'
              : 'No experiences yet. If you know this person, yours helps others.'
          }
          moreLabel="Show more experiences"
        />
      </ListSide>
    </Section>
  )
}

/* In a wide window the form is next to the list, below the photo. */
const Section = styled.section<{ $form: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--gl-space-4) var(--gl-space-10);
  margin-block-start: var(--gl-space-2);

  & > h2:focus {
    outline: none;
  }

  @media (min-width: 900px) {
    grid-template-columns: ${({ $form }) =>
      $form ? 'minmax(0, 5fr) minmax(0, 7fr)' : 'minmax(0, 48rem)'};

    & > h2 {
      grid-column: 1 / -1;
    }
  }
`

const FormSide = styled.div`
  @media (min-width: 900px) {
    position: sticky;
    inset-block-start: calc(var(--gl-header) + var(--gl-space-6));
  }
`

const ListSide = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-4);
`

function ExperiencesSkeleton() {
  return (
    <LoadingPlaceholder label="Loading experiences">
      <Lines>
        <Skeleton $height="7.5rem" />
        <Skeleton $height="7.5rem" />
      </Lines>
    </LoadingPlaceholder>
  )
}

const Lines = styled.div`
  display: grid;
  gap: var(--gl-space-3);
`
