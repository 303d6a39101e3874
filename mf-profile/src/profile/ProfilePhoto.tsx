import type { Report } from '@greenlight/domain/report'
import { getFullPhoto } from '@greenlight/kit/data/reports'
import { failure } from '@greenlight/kit/errors'
import { Photo } from '@greenlight/kit/ui/display/Photo'
import { ToneBadge } from '@greenlight/kit/ui/display/Tone'
import { useForgetOnUnmount, useLoad } from '@greenlight/runtime'
import styled from 'styled-components'

/**
 * The preview, replaced by the full photo once that is loaded, and the tone on it: it is the message of a profile. For
 * screen readers the tone is in the heading, after the name.
 */
export function ProfilePhoto({ report }: { report: Report }) {
  const { id, name, photoUrl, tone } = report
  const key = ['profile', 'fullPhoto', id]
  // Not kept: each is up to 478 KB of text, and the cache would grow with each opened profile.
  useForgetOnUnmount(key)
  // Its error is not shown, because the preview shows the same.
  const { data: full } = useLoad(key, () => getFullPhoto(id), failure('kit/photo-load-failed'))
  return (
    <Root>
      <Photo src={full ?? photoUrl} alt={`Photo of ${name}`} main />
      <Tone aria-hidden>
        <ToneBadge tone={tone} on="profile" />
      </Tone>
    </Root>
  )
}

const Root = styled.div`
  position: relative;
`

const Tone = styled.p`
  position: absolute;
  inset: auto auto var(--gl-space-3) var(--gl-space-3);
`
