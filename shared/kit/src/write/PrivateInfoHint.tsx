import { findPrivateInfo, privateInfoList } from '@greenlight/domain/privateInfo'
import styled from 'styled-components'
import { FieldHint } from '../ui/form/Field.tsx'

/** Says what private information `text` seems to contain. Always mounted, so that it is announced. */
export function PrivateInfoHint({ text }: { text: string }) {
  const found = privateInfoList(findPrivateInfo(text))
  return (
    <Hint role="status">
      {found &&
        `This seems to hold ${found}. Better leave it out: it can lead strangers to somebody.`}
    </Hint>
  )
}

/** While it is empty, it takes no row of its form. A status that is not displayed would lose its first text. */
const Hint = styled(FieldHint)`
  &:empty {
    position: absolute;
  }
`
