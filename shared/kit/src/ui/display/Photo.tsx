import { isPhotoDataUrl, readPhotoDataUrl } from '@greenlight/domain/photoDataUrl'
import UserRound from 'lucide-react/icons/user-round'
import styled from 'styled-components'

type Props = {
  /**
   * A JPEG or WebP data URL. Anything else shows the placeholder: a photo from another server could track
   * members.
   */
  src: unknown
  alt: string
  /** True for a photo at the top of a page: it does not wait until the browser knows what is in view. */
  eager?: boolean
  /** True for the main photo of a page. It is eager, too. */
  main?: boolean
  /** True shows pictures of any size, which may freeze the page. Only for admins who request it. */
  anySize?: boolean
}

/** A square photo. Its size is fixed, so nothing moves when it is decoded. */
export function Photo({ src, alt, main = false, eager = main, anySize = false }: Props) {
  const url = anySize && isPhotoDataUrl(src) ? src : readPhotoDataUrl(src)
  if (url === null)
    return (
      <Frame {...(alt === '' ? { 'aria-hidden': true } : { role: 'img', 'aria-label': alt })}>
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
        fetchPriority={main ? 'high' : 'auto'}
        draggable={false}
      />
    </Frame>
  )
}

/** A span, because photos are also in buttons and links. */
const Frame = styled.span`
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
