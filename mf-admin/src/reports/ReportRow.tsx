import type { Report } from '@greenlight/domain/report'
import { Photo } from '@greenlight/kit/ui/display/Photo'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { RowText } from '../queue/QueueRow.tsx'
import { blurredStyle } from './veil.ts'

type Props = {
  report: Report
  /** Its preview can hurt who sees it. */
  blurred?: boolean
  children: ReactNode
}

/** A report in a list: its preview, name and age, and what else the list shows. */
export function ReportRow({ report, blurred = false, children }: Props) {
  const { name, age, photoUrl } = report
  return (
    <>
      <Thumb $blurred={blurred}>
        <Photo src={photoUrl} alt="" />
      </Thumb>
      <RowText>
        <span>
          <bdi>{name}</bdi>
          {age !== null && `, ${age}`}
        </span>
        {children}
      </RowText>
    </>
  )
}

const Thumb = styled.span<{ $blurred: boolean }>`
  flex: none;
  width: 3rem;
  border-radius: var(--gl-radius-s);
  overflow: clip;

  & img {
    ${({ $blurred }) => $blurred && blurredStyle}
  }
`
