import styled from 'styled-components'

/** Up to two initials. They are whole graphemes, so that no emoji or accent is cut. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/[\s_.-]+/u)
  return words
    .map((word) => [...word.normalize('NFC')][0] ?? '')
    .slice(0, 2)
    .join('')
    .toLocaleUpperCase()
}

type Props = {
  name: string
  /** Diameter in pixels. */
  size?: number
}

/** Replaces the photo of a person: initials on a tint that depends on the name. */
export function Avatar({ name, size = 40 }: Props) {
  return (
    <Root aria-hidden $tint={tintOf(name)} $size={size}>
      <bdi>{initialsOf(name)}</bdi>
    </Root>
  )
}

const TINTS = 5

function tintOf(name: string): number {
  let sum = 0
  for (const character of name) sum = (sum * 31 + (character.codePointAt(0) ?? 0)) % 9973
  return (sum % TINTS) + 1
}

const Root = styled.span<{ $tint: number; $size: number }>`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: ${({ $size }) => $size / 16}rem;
  height: ${({ $size }) => $size / 16}rem;
  border: 1px solid transparent;
  border-radius: 50%;
  background: var(--gl-tint-${({ $tint }) => $tint});
  color: var(--gl-ink);
  font-size: ${({ $size }) => $size / 16 / 2.6}rem;
  font-weight: 650;
  line-height: 1;
  user-select: none;
`
