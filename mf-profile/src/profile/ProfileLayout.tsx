import type { Report } from '@greenlight/domain/report'
import type { Tone } from '@greenlight/domain/tone'
import { VisuallyHidden } from '@greenlight/kit/ui/display/Text'
import { toneGrounds } from '@greenlight/kit/ui/display/Tone'
import { Page, PageTitle } from '@greenlight/kit/ui/layout/Page'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'

type Props = {
  photo: ReactNode
  /** Without the person's name, because the browser keeps titles in its history after sign-out. */
  title: string
  /** Shown in the heading instead of the title. */
  display?: ReactNode
  /** Tints the heading. */
  tone?: Tone
  children: ReactNode
}

/** Heading and content, with the photo next to them, or above them on a phone. */
export function ProfileLayout({ photo, title, display, tone, children }: Props) {
  return (
    <Page>
      <Columns $photo={photo !== null}>
        {photo !== null && <Side>{photo}</Side>}
        <Main>
          <Plate $ground={tone && toneGrounds[tone]}>
            <PageTitle display={display}>{title}</PageTitle>
          </Plate>
          {children}
        </Main>
      </Columns>
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

/** The same element with and without a tone, so that the heading keeps the focus. */
const Plate = styled.div<{ $ground: string | undefined }>`
  ${({ $ground }) =>
    $ground &&
    css`
      padding: var(--gl-space-2) var(--gl-space-4);
      border-radius: var(--gl-radius-m);
      background: ${$ground};
    `}
`

const Columns = styled.div<{ $photo: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--gl-space-5) clamp(1.5rem, 4vw, 2.5rem);

  @media (min-width: 700px) {
    grid-template-columns: ${({ $photo }) => ($photo ? 'minmax(0, 5fr) minmax(0, 7fr)' : '')};
  }
`

const Side = styled.div`
  border-radius: var(--gl-radius-l);
  overflow: clip;

  @media (min-width: 700px) {
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
