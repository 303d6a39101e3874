import { SmallText } from '@greenlight/kit/ui/display/Text'
import { Button } from '@greenlight/kit/ui/form/Button'
import styled from 'styled-components'
import { takeBack } from './handedOver.ts'

/** Says how many items of a queue are left to the other admins, with a way back. Nothing for none. */
export function HandedOverNote({ paths }: { paths: readonly string[] }) {
  if (paths.length === 0) return null
  return (
    <Root>
      <SmallText>{paths.length} left to the other admins</SmallText>
      <Button size="small" variant="quiet" onClick={() => takeBack(paths)}>
        Take back
      </Button>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--gl-space-2);
`
