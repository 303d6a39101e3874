import styled from 'styled-components'

/** A photo with text next to it and actions below it. On a phone: photo, text, actions. */
export const PhotoColumns = styled.div<{ $photo: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--gl-space-5) clamp(1.5rem, 4vw, 2.5rem);

  @media (min-width: 700px) {
    grid-template: ${({ $photo }) => ($photo ? 'auto 1fr / minmax(18.5rem, 5fr) minmax(0, 7fr)' : '')};
  }
`

export const PhotoPlace = styled.div`
  border-radius: var(--gl-radius-l);
  overflow: clip;
`

export const BesidePhoto = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-4);

  @media (min-width: 700px) {
    &:not(:first-child) {
      grid-area: 1 / 2 / span 2;
    }
  }
`

/** Stays in view while what is next to it scrolls, if the window is high enough for all of it. */
export const BelowPhoto = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-3);

  @media (min-width: 700px) and (min-height: 48rem) {
    position: sticky;
    inset-block-start: calc(var(--gl-header) + var(--gl-space-6));
  }
`

/** Around the heading. `$named`: it is a name, or will be one. */
export const NamePlate = styled.div<{ $named: boolean }>`
  border-radius: var(--gl-radius-m);
  padding: ${({ $named }) => ($named ? 'var(--gl-space-2) var(--gl-space-4)' : 0)};
`
