import type { Report } from '@greenlight/domain/report'
import { getFullPhoto } from '@greenlight/kit/data/reports'
import { Photo } from '@greenlight/kit/ui/display/Photo'
import { Page, PageTitle } from '@greenlight/kit/ui/layout/Page'
import { VisuallyHidden } from '@greenlight/kit/ui/display/Text'
import { Skeleton, LoadingPlaceholder } from '@greenlight/kit/ui/status/Loading'
import { useForgetOnUnmount, useLoad } from '@greenlight/runtime'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { paths } from '@greenlight/kit/contract/paths'
import {
  EmptyModerationIllustration,
  NotFoundIllustration,
} from '@greenlight/kit/ui/display/illustrations'
import { ButtonLink } from '@greenlight/kit/ui/form/ButtonLink'
import { EmptyState } from '@greenlight/kit/ui/status/EmptyState'
import { FlaggedPlaceholder } from './flagging.tsx'

type Props = {
  photo: ReactNode
  /** Without the person's name, because the browser keeps titles in its history after sign-out. */
  title: string
  /** Shown in the heading instead of the title. */
  display?: ReactNode
  children: ReactNode
  /** Below both, with the full width. */
  below?: ReactNode
}

/** Heading and content, with the photo beside them, on a phone above them. */
export function ProfileLayout({ photo, title, display, children, below }: Props) {
  return (
    <Page>
      <Columns $photo={photo !== null}>
        {photo !== null && <Side>{photo}</Side>}
        <Main>
          <PageTitle display={display}>{title}</PageTitle>
          {children}
        </Main>
      </Columns>
      {below}
    </Page>
  )
}

/** The heading of a profile; a placeholder while the report loads. */
export function NameAndAge({ report }: { report?: Pick<Report, 'name' | 'age'> }) {
  if (!report) {
    return (
      <>
        <VisuallyHidden>Profile</VisuallyHidden>
        <Skeleton $width="60%" $height="1.2em" />
      </>
    )
  }
  const { name, age } = report
  return (
    <>
      <bdi>{name}</bdi>
      {age !== null && `, ${age}`}
    </>
  )
}

/** The preview, replaced by the full photo once that is loaded. */
export function ProfilePhoto({ report }: { report: Report }) {
  const { id, name, photoUrl } = report
  const key = ['fullPhoto', id]
  // Up to 478 KB of text each: the cache would grow with each profile that is opened.
  useForgetOnUnmount(key)
  // Its error is not shown, because the preview shows the same.
  const { data: full } = useLoad(key, () => getFullPhoto(id), 'photo-load-failed')
  return <Photo src={full ?? photoUrl} alt={`Photo of ${name}`} eager />
}

const Columns = styled.div<{ $photo: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--gl-space-5) var(--gl-space-10);

  @media (min-width: 900px) {
    grid-template-columns: ${({ $photo }) => ($photo ? 'minmax(0, 5fr) minmax(0, 7fr)' : '')};
  }
`

const Side = styled.div`
  border-radius: var(--gl-radius-l);
  overflow: clip;

  @media (min-width: 900px) {
    position: sticky;
    inset-block-start: calc(var(--gl-header) + var(--gl-space-6));
  }
`

const Main = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-4);
`

/** The placeholder of a profile that loads, with the same heights. */
export function ProfileSkeleton() {
  return (
    <LoadingPlaceholder label="Loading profile">
      <Lines>
        <Skeleton $width="45%" $height="1.5rem" />
        <Skeleton $width="30%" $height="1.75rem" />
        <Skeleton $height="6rem" />
        <Skeleton $height="5rem" />
        <Skeleton $height="9rem" />
      </Lines>
    </LoadingPlaceholder>
  )
}

const Lines = styled.div`
  display: grid;
  gap: var(--gl-space-4);
`

/** The profile does not exist, or this member may not see it. */
export function ProfileNotFound() {
  return (
    <EmptyState
      illustration={<NotFoundIllustration />}
      title="It is not here"
      action={<ButtonLink to={paths.gallery()}>Back to the gallery</ButtonLink>}
    >
      It may have been removed, or an admin is looking at it.
    </EmptyState>
  )
}

/** Replaces a profile that this member flagged. */
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
