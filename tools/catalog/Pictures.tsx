import {
  EmptyModerationIllustration,
  NotFoundIllustration,
} from '@greenlight/kit/ui/display/illustrations'
import { LogoMark } from '@greenlight/kit/ui/display/Logo'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { ClosedDoor } from '../../mf-admin/src/admins/Revoked.tsx'
import { EmptyGalleryIllustration } from '../../mf-gallery/src/gallery/EmptyGalleryIllustration.tsx'
import { EmptySharesIllustration } from '../../mf-gallery/src/myShares/EmptySharesIllustration.tsx'
import { EmptyMessages } from '../../mf-messaging/src/threads/EmptyMessages.tsx'
import {
  WelcomeBeta,
  WelcomeHow,
  WelcomeWho,
  WelcomeWhy,
} from '../../mf-onboarding/src/welcome/illustrations.tsx'
import { Row } from './Specimens.tsx'

/** The logo in its sizes, and all illustrations. */
export function Pictures() {
  return (
    <Panel title="Pictures">
      <Row>
        {[16, 24, 40, 64, 128].map((size) => (
          <LogoMark key={size} size={size} />
        ))}
      </Row>
      <Row>
        <WelcomeWho />
        <WelcomeWhy />
        <WelcomeHow />
        <WelcomeBeta />
        <EmptyGalleryIllustration />
        <EmptySharesIllustration />
        <EmptyMessages />
        <EmptyModerationIllustration />
        <NotFoundIllustration />
        <ClosedDoor />
      </Row>
    </Panel>
  )
}
