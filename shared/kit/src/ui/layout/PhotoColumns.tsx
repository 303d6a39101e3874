import styled from 'styled-components'

/** A photo, and what is said next to it, or below it on a phone. */
export const PhotoColumns = styled.div<{ $photo: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--gl-space-5) clamp(1.5rem, 4vw, 2.5rem);

  @media (min-width: 700px) {
    grid-template-columns: ${({ $photo }) => ($photo ? 'minmax(0, 5fr) minmax(0, 7fr)' : '')};
  }
`

/** Stays in view while the other column scrolls. */
export const PhotoPlace = styled.div`
  border-radius: var(--gl-radius-l);
  overflow: clip;

  @media (min-width: 700px) {
    position: sticky;
    inset-block-start: calc(var(--gl-header) + var(--gl-space-6));
  }
`

export const BesidePhoto = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-4);
`

/** Around the heading. `$named`: it is a name, or will be one. */
export const NamePlate = styled.div<{ $named: boolean }>`
  border-radius: var(--gl-radius-m);
  padding: ${({ $named }) => ($named ? 'var(--gl-space-2) var(--gl-space-4)' : 0)};
`
