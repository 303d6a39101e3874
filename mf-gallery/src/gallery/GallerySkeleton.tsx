import { CardGrid } from '@greenlight/kit/ui/Card'
import { Loading, Skeleton } from '@greenlight/kit/ui/Skeleton'
import styled from 'styled-components'
import { Facts, Line, PhotoBox, Tile } from './Tile.tsx'

/** Cards to come, in the cards' own measures. */
export function GallerySkeleton() {
  return (
    <Loading label="Loading profiles">
      <CardGrid>
        {Array.from({ length: 12 }, (_, index) => (
          <li key={index}>
            <Blank as="div">
              <PhotoBox>
                <Skeleton $ratio="1" />
              </PhotoBox>
              <Facts>
                <Line as="div">
                  <Skeleton $width="70%" />
                </Line>
                <Line as="div">
                  <Skeleton $width="50%" />
                </Line>
              </Facts>
            </Blank>
          </li>
        ))}
      </CardGrid>
    </Loading>
  )
}

/** Without a frame: nothing is to be seen for the first moments. */
const Blank = styled(Tile)`
  border-color: transparent;
  background: none;
`
