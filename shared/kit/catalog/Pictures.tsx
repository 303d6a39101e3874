import { ClosedDoor } from '@greenlight/kit/ui/illustrations/ClosedDoor'
import { EmptyGallery } from '@greenlight/kit/ui/illustrations/EmptyGallery'
import { EmptyMessages } from '@greenlight/kit/ui/illustrations/EmptyMessages'
import { EmptyModeration } from '@greenlight/kit/ui/illustrations/EmptyModeration'
import { EmptyShares } from '@greenlight/kit/ui/illustrations/EmptyShares'
import { NotFound } from '@greenlight/kit/ui/illustrations/NotFound'
import { Offline } from '@greenlight/kit/ui/illustrations/Offline'
import { WelcomeBeta } from '@greenlight/kit/ui/illustrations/WelcomeBeta'
import { WelcomeHow } from '@greenlight/kit/ui/illustrations/WelcomeHow'
import { WelcomeWho } from '@greenlight/kit/ui/illustrations/WelcomeWho'
import { WelcomeWhy } from '@greenlight/kit/ui/illustrations/WelcomeWhy'
import { LogoMark } from '@greenlight/kit/ui/LogoMark'
import { Panel } from '@greenlight/kit/ui/Panel'
import { Row } from './Specimens.tsx'

/** The mark at the sizes it is used in, and every picture. */
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
        <EmptyGallery />
        <EmptyShares />
        <EmptyMessages />
        <EmptyModeration />
        <Offline />
        <NotFound />
        <ClosedDoor />
      </Row>
    </Panel>
  )
}
