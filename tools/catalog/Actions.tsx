import { Button } from '@greenlight/kit/ui/form/Button'
import { ButtonLink } from '@greenlight/kit/ui/form/ButtonLink'
import { Disclosure } from '@greenlight/kit/ui/layout/Disclosure'
import { Panel } from '@greenlight/kit/ui/layout/Panel'
import { Spinner } from '@greenlight/kit/ui/status/Loading'
import MessageCircle from 'lucide-react/icons/message-circle'
import { Row } from './Specimens.tsx'

const variants = ['primary', 'secondary', 'quiet', 'danger'] as const

/** Buttons and links. */
export function Actions() {
  return (
    <Panel title="Actions">
      <Row>
        {variants.map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
        <ButtonLink to="/catalog" $variant="primary">
          Link as button
        </ButtonLink>
      </Row>
      <Row>
        {variants.map((variant) => (
          <Button key={variant} variant={variant} size="small">
            <MessageCircle aria-hidden />
            small
          </Button>
        ))}
      </Row>
      <Row>
        <Button variant="primary" busy>
          Sharing…
        </Button>
        <Button variant="primary" disabled>
          Disabled
        </Button>
        <Button disabled>Disabled</Button>
        <Spinner label="Loading" />
      </Row>
      <Button variant="primary" wide>
        Get started
      </Button>
      <Disclosure label={(open) => (open ? 'Hide comments (2)' : 'Show comments (2)')}>
        <p>Same here, lovely evening.</p>
      </Disclosure>
    </Panel>
  )
}
