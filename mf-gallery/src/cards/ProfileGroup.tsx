import type { Place } from '@greenlight/domain/coords'
import type { Report } from '@greenlight/domain/report'
import { type ReactNode, useId } from 'react'
import styled from 'styled-components'
import { ProfileGrid } from './ProfileGrid.tsx'

type Props = {
  title: ReactNode
  reports: readonly Report[]
  place: Place
  /** The element id of the heading, if a link leads there. */
  id?: string
}

/** Profiles below a heading of their own, next to the main list. */
export function ProfileGroup({ title, reports, place, id }: Props) {
  const ownId = useId()
  const headingId = id ?? ownId
  return (
    <section aria-labelledby={headingId}>
      <Heading id={headingId} tabIndex={id === undefined ? undefined : -1}>
        {title}
      </Heading>
      <ProfileGrid reports={reports} from={place.coords} coming={0} />
    </section>
  )
}

const Heading = styled.h2`
  margin-block-end: var(--gl-space-4);
  font-size: var(--gl-text-lg);
`
