import type { Report } from '@greenlight/domain/report'
import { type Tone, toneLabels } from '@greenlight/domain/tone'
import { VisuallyHidden } from '@greenlight/kit/ui/display/Text'
import { toneGrounds } from '@greenlight/kit/ui/display/Tone'
import { Page, PageTitle } from '@greenlight/kit/ui/layout/Page'
import {
  BelowPhoto,
  BesidePhoto,
  NamePlate,
  PhotoColumns,
  PhotoPlace,
} from '@greenlight/kit/ui/layout/PhotoColumns'
import { LoadingPlaceholder, Skeleton } from '@greenlight/kit/ui/status/Loading'
import type { ReactNode } from 'react'
import styled from 'styled-components'

type Props = {
  photo: ReactNode
  /** Without the person's name, because the browser keeps titles in its history after sign-out. */
  title: string
  /** Shown in the heading instead of the title. */
  display?: ReactNode
  /** Tints the heading. */
  tone?: Tone
  /** Below the photo, or after everything else on a phone. */
  actions?: ReactNode
  children: ReactNode
}

/** Heading and content, with the photo next to them, or above them on a phone. */
export function ProfileLayout({ photo, title, display, tone, actions, children }: Props) {
  return (
    <Page>
      <PhotoColumns $photo={photo !== null}>
        {photo !== null && <PhotoPlace>{photo}</PhotoPlace>}
        <BesidePhoto>
          <Plate $named={display !== undefined} $ground={tone && toneGrounds[tone]}>
            <PageTitle display={display}>{title}</PageTitle>
          </Plate>
          {children}
        </BesidePhoto>
        {actions && <BelowPhoto>{actions}</BelowPhoto>}
      </PhotoColumns>
    </Page>
  )
}

/** The heading of a profile, with the tone that the photo shows; a placeholder while the report loads. */
export function NameAndAge({ report }: { report?: Pick<Report, 'name' | 'age' | 'tone'> }) {
  if (!report) {
    return (
      <>
        <VisuallyHidden>Profile</VisuallyHidden>
        <Skeleton $width="60%" $height="1.2em" />
      </>
    )
  }
  const { name, age, tone } = report
  return (
    <>
      <bdi>{name}</bdi>
      {age !== null && `, ${age}`}
      <VisuallyHidden>, {toneLabels[tone]}</VisuallyHidden>
    </>
  )
}

/** The same element with and without a tone, so that the heading keeps the focus, and its place while it loads. */
const Plate = styled(NamePlate)<{ $ground: string | undefined }>`
  background: ${({ $ground }) => $ground};
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
