import type { Report } from '@greenlight/domain/report'
import { SmallText } from '@greenlight/kit/ui/display/Text'
import { Button } from '@greenlight/kit/ui/form/Button'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import { WriteGate } from '@greenlight/kit/write/WriteGate'
import { useSession } from '@greenlight/runtime'
import { useRef, useState } from 'react'
import styled from 'styled-components'
import { ContributionList } from '../contributions/ContributionList.tsx'
import { failure } from '../errors.ts'
import { ExperienceForm } from './ExperienceForm.tsx'
import { ExperienceItem } from './ExperienceItem.tsx'
import { countTags } from './tagCounts.ts'
import { TagSummary } from './TagSummary.tsx'
import { ExperienceTotal, ToneSummary } from './ToneSummary.tsx'
import { useAddExperience } from './useAddExperience.ts'
import type { useExperiences } from './useExperiences.ts'

type Props = { report: Report; experiences: ReturnType<typeof useExperiences> }

/** The experiences of members with this person, newest first. Below them is the form that adds one, closed at first. */
export function Experiences({ report, experiences }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  // Owners cannot add an experience to their own share.
  const isMine = useSession(({ user }) => user !== null && user.uid === report.ownerUid)
  const adding = useAddExperience(report, experiences)
  const [isOpen, setIsOpen] = useState(false)
  const canAdd = report.status === 'public' && !isMine

  const onDeleted = (id: string, movesFocus: boolean) => {
    experiences.remove(id)
    experiences.recount()
    if (movesFocus) heading.current?.focus()
  }
  const isWritten = adding.form.text('notes').value !== ''
  const showsForm = isOpen && (!adding.exists || isWritten)
  return (
    <Section aria-label="Experiences">
      <Head>
        <h2 ref={heading} tabIndex={-1}>
          Experiences
        </h2>
        <ExperienceTotal counts={experiences.counts} more={experiences.more} />
      </Head>
      <ToneSummary counts={experiences.counts} more={experiences.more} />
      <TagSummary counts={countTags(experiences.items)} />
      <ContributionList
        contributions={experiences}
        renderItem={(experience) => (
          <ExperienceItem
            key={experience.id}
            experience={experience}
            report={report}
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
      {canAdd && showsForm && (
        <div ref={focusFirstField}>
          <ExperienceForm {...adding} onAdded={() => setIsOpen(false)} />
        </div>
      )}
      {canAdd && !showsForm && adding.exists && (
        <SmallText>{failure('profile/experience-exists').text}</SmallText>
      )}
      {canAdd && !showsForm && !adding.exists && (
        <WriteGate kind="experience">
          <div>
            <Button onClick={() => setIsOpen(true)}>Add yours</Button>
          </div>
        </WriteGate>
      )}
    </Section>
  )
}

/** A button has opened the form, and is gone. */
const focusFirstField = (box: HTMLElement | null) => box?.querySelector('input')?.focus()

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-3);
  margin-block-start: var(--gl-space-2);
`

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--gl-space-4);

  & > h2:focus {
    outline: none;
  }
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
