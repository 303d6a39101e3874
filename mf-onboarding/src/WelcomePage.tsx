import { paths } from '@greenlight/kit/contract/paths'
import { Button } from '@greenlight/kit/ui/Button'
import { PageTitle } from '@greenlight/kit/ui/PageTitle'
import { VisuallyHidden } from '@greenlight/kit/ui/VisuallyHidden'
import { useNavigate } from '@greenlight/runtime'
import { useEffect, useRef } from 'react'
import { Brand } from './entry/Brand.tsx'
import { TermsNote } from './entry/TermsNote.tsx'
import { Dots } from './welcome/Dots.tsx'
import { rememberWelcome } from './welcome/rememberWelcome.ts'
import { Slide } from './welcome/Slide.tsx'
import { slides } from './welcome/slides.tsx'
import { useCarousel } from './welcome/useCarousel.ts'
import { Buttons, Carousel, Head, Root, Scroller } from './welcome/welcomeLayout.ts'

const last = slides.length - 1

export default function WelcomePage() {
  const navigate = useNavigate()
  const { index, go, scroller } = useCarousel(slides.length)
  const carousel = useRef<HTMLElement>(null)
  const nextLeaves = useRef(false)

  // The last slide has no Next: whoever pressed it goes on in the slide, not at the top of the page.
  useEffect(() => {
    if (!nextLeaves.current) return
    nextLeaves.current = false
    carousel.current?.querySelector<HTMLElement>('[role="tabpanel"]:not([inert])')?.focus({
      preventScroll: true,
    })
  }, [index])

  const next = () => {
    nextLeaves.current = index + 1 === last
    go(index + 1)
  }
  const leave = (to: string) => {
    rememberWelcome()
    void navigate(to, { replace: true })
  }
  return (
    <Root>
      <Head>
        <Brand />
        <PageTitle>Welcome!</PageTitle>
        <p>Get ready to change the way you date.</p>
      </Head>
      <Carousel ref={carousel} aria-roledescription="carousel" aria-label="About Greenlight">
        <Scroller {...scroller}>
          {slides.map(({ id, title, illustration, body }, each) => (
            <Slide
              key={id}
              id={id}
              title={title}
              illustration={illustration}
              shown={each === index}
            >
              {body}
            </Slide>
          ))}
        </Scroller>
        <Dots slides={slides} index={index} onGo={go} />
        <VisuallyHidden role="status">
          Slide {index + 1} of {slides.length}: {slides[index]?.title}
        </VisuallyHidden>
      </Carousel>
      {index < last ? (
        <Buttons key="on">
          <Button variant="quiet" onClick={() => leave(paths.login())}>
            Skip
          </Button>
          <Button variant="primary" onClick={next}>
            Next
          </Button>
        </Buttons>
      ) : (
        <Buttons key="in">
          <Button onClick={() => leave(paths.login())}>Sign in</Button>
          <Button variant="primary" onClick={() => leave(paths.signup())}>
            Get started
          </Button>
        </Buttons>
      )}
      <TermsNote />
    </Root>
  )
}
