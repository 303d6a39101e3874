import type { Report } from '@greenlight/domain/report'
import { Photo } from '@greenlight/kit/ui/display/Photo'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { RowText } from '../queue/QueueRow.tsx'

/** A report in a list: its preview, name and age, and what else the list shows. */
export function ReportRow({ report, children }: { report: Report; children: ReactNode }) {
  const { name, age, photoUrl } = report
  return (
    <>
      <Thumb>
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

const Thumb = styled.span`
  flex: none;
  width: 3rem;
  border-radius: var(--gl-radius-s);
  overflow: clip;
`
