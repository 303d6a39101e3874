import { readPhotoDataUrl } from '../domain/photoDataUrl.ts'
import UserRound from 'lucide-react/icons/user-round'
import styled from 'styled-components'

type Props = {
  /** A JPEG data URL; anything else shows the placeholder, so that no photo can call home. */
  src: unknown
  alt: string
  /** The photo that the page is about is fetched and decoded before the others. */
  eager?: boolean
}

/** A square photo that keeps its room while it decodes. */
export function Photo({ src, alt, eager = false }: Props) {
  const url = readPhotoDataUrl(src)
  if (url === null)
    return (
      <Frame role="img" aria-label={alt}>
        <UserRound aria-hidden strokeWidth={1.25} />
      </Frame>
    )
  return (
    <Frame>
      <img
        src={url}
        alt={alt}
        decoding="async"
        loading={eager ? 'eager' : 'lazy'}
        draggable={false}
      />
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  place-items: center;
  aspect-ratio: 1;
  width: 100%;
  background: var(--gl-sunken);
  color: var(--gl-control);
  overflow: clip;

  & > svg {
    width: 42%;
    height: auto;
  }
  & > img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`
