import { Page } from '@greenlight/kit/ui/layout/Page'
import {
  BesidePhoto,
  NamePlate,
  PhotoColumns,
  PhotoPlace,
} from '@greenlight/kit/ui/layout/PhotoColumns'
import { Skeleton } from '@greenlight/kit/ui/status/Loading'
import { TextLine, TitleLine } from './lines.tsx'

/** A title and panels or items below it. */
export function ListSkeleton() {
  return (
    <Page $width="text">
      <TitleLine />
      <Skeleton $height="7rem" />
      <Skeleton $height="7rem" />
      <Skeleton $height="7rem" />
    </Page>
  )
}

const PARAGRAPHS = [3, 4, 2, 4, 3]

/** A title and paragraphs. */
export function TextSkeleton() {
  return (
    <Page $width="text">
      <TitleLine />
      {PARAGRAPHS.map((lines, paragraph) => (
        <div key={paragraph}>
          {Array.from({ length: lines }, (_, line) => (
            <TextLine key={line} {...(line === lines - 1 && { width: '60%' })} />
          ))}
        </div>
      ))}
    </Page>
  )
}

/** A photo and what is said beside it. */
export function ProfileSkeleton() {
  return (
    <Page>
      <PhotoColumns $photo>
        <PhotoPlace data-in-place-of="photo">
          <Skeleton $ratio="1" />
        </PhotoPlace>
        <BesidePhoto>
          <NamePlate $named>
            <TitleLine />
          </NamePlate>
          <Skeleton $width="45%" $height="1.5rem" />
          <Skeleton $height="6rem" />
          <Skeleton $height="5rem" />
          <Skeleton $height="9rem" />
        </BesidePhoto>
      </PhotoColumns>
    </Page>
  )
}
