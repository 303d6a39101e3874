import { listExperiences } from '@greenlight/kit/data/experiences/listExperiences'
import { countTones } from '@greenlight/kit/domain/counts'
import type { Report } from '@greenlight/kit/domain/report'
import type { ToneCounts } from '@greenlight/kit/domain/tone'
import { Button } from '@greenlight/kit/ui/Button'
import { ErrorPanel } from '@greenlight/kit/ui/ErrorPanel'
import { useOnline } from '@greenlight/runtime'
import { useRef, type ReactNode } from 'react'
import styled from 'styled-components'
import { failureText } from '../failureText.ts'
import { useItems } from '../useItems.ts'
import { ExperienceForm } from './ExperienceForm.tsx'
import { ExperienceItem } from './ExperienceItem.tsx'
import { ExperiencesSkeleton } from './ExperiencesSkeleton.tsx'
import { useAddExperience } from './useAddExperience.ts'

type Props = {
  report: Report
  /** What stands above, which shows how the experiences add up. */
  children: (counts: ToneCounts) => ReactNode
}

/** What members experienced with this person, newest first, and the form for one's own. */
export function Experiences({ report, children }: Props) {
  const online = useOnline()
  const heading = useRef<HTMLHeadingElement>(null)
  const { items, next, status, error, loadMore, change } = useItems(
    (cursor) => listExperiences(report.id, cursor),
    'experiences-load-failed',
  )
  const adding = useAddExperience(report.id, change)
  const loading = status === 'loading'

  const removed = (id: string) => {
    change((before) => before.filter((item) => item.id !== id))
    heading.current?.focus()
  }
  return (
    <>
      {children(countTones(report.counters, items))}
      <Section aria-label="Experiences">
        <h2 ref={heading} tabIndex={-1}>
          Experiences
        </h2>
        {report.status === 'public' && <ExperienceForm {...adding} />}
        {items.length > 0 && (
          <List>
            {items.map((experience) => (
              <ExperienceItem
                key={experience.id}
                experience={experience}
                pending={experience.id === adding.pendingId}
                onDeleted={removed}
              />
            ))}
          </List>
        )}
        {loading && items.length === 0 && <ExperiencesSkeleton />}
        {status === 'ready' && items.length === 0 && (
          <Quiet>No experiences yet. If you know this person, yours helps others.</Quiet>
        )}
        {error && (
          <ErrorPanel
            text={failureText(error, online)}
            onRetry={() => void loadMore()}
            retrying={loading}
          />
        )}
        {next !== null && !error && (
          <div>
            <Button busy={loading} onClick={() => void loadMore()}>
              {loading ? 'Loading…' : 'Show more experiences'}
            </Button>
          </div>
        )}
      </Section>
    </>
  )
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-4);
  margin-block-start: var(--gl-space-4);

  & > h2:focus {
    outline: none;
  }
`

const List = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-3);
`

const Quiet = styled.p`
  color: var(--gl-ink-soft);
`
