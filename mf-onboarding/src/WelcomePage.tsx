import { storageKeys, WELCOME_SEEN } from '@greenlight/domain/storageKeys'
import { paths } from '@greenlight/kit/contract/paths'
import { Button } from '@greenlight/kit/ui/form/Button'
import { PageTitle } from '@greenlight/kit/ui/layout/PageTitle'
import { VisuallyHidden } from '@greenlight/kit/ui/layout/VisuallyHidden'
import { localStore, useNavigate } from '@greenlight/runtime'
import { useEffect, useRef } from 'react'
import styled from 'styled-components'
import { TermsNote } from './layout/FootNotes.tsx'
import { Brand } from './layout/PanelPage.tsx'
import { Slide } from './welcome/Slide.tsx'
import { SlideDots } from './welcome/SlideDots.tsx'
import { slides } from './welcome/slides.tsx'
import { useCarousel } from './welcome/useCarousel.ts'

const last = slides.length - 1

export default function WelcomePage() {
  const navigate = useNavigate()
  const { index, goTo, scroller } = useCarousel(slides.length)
  const carousel = useRef<HTMLElement>(null)
  const focusSlide = useRef(false)

  // The last slide has no Next button, so the focus moves from the button to the slide.
  useEffect(() => {
    if (!focusSlide.current) return
    focusSlide.current = false
    carousel.current?.querySelector<HTMLElement>('[role="tabpanel"]:not([inert])')?.focus({
      preventScroll: true,
    })
  }, [index])

  const next = () => {
    focusSlide.current = index + 1 === last
    goTo(index + 1)
  }
  const leave = (to: string) => {
    localStore.set(storageKeys.welcomeSeen, WELCOME_SEEN)
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
          {slides.map(({ id, title, illustration, body }, position) => (
            <Slide
              key={id}
              id={id}
              title={title}
              illustration={illustration}
              shown={position === index}
            >
              {body}
            </Slide>
          ))}
        </Scroller>
        <SlideDots slides={slides} index={index} onSelect={goTo} />
        <VisuallyHidden role="status">
          Slide {index + 1} of {slides.length}: {slides[index]?.title}
        </VisuallyHidden>
      </Carousel>
      {index < last ? (
        <Buttons key="next">
          <Button variant="quiet" onClick={() => leave(paths.login())}>
            Skip
          </Button>
          <Button variant="primary" onClick={next}>
            Next
          </Button>
        </Buttons>
      ) : (
        <Buttons key="leave">
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

/** At least one screen high, so that the buttons are at the bottom on a phone; centred on a tablet. */
const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 56rem);
  grid-template-rows: auto minmax(min-content, 1fr) auto auto;
  justify-content: center;
  gap: var(--gl-space-3);
  min-height: 100dvh;
  padding-block: calc(var(--gl-space-5) + var(--gl-safe-top))
    calc(var(--gl-space-10) + var(--gl-safe-bottom));
  padding-inline: calc(var(--gl-gutter) + var(--gl-safe-left))
    calc(var(--gl-gutter) + var(--gl-safe-right));

  @media (min-width: 30rem) {
    grid-template-rows: auto minmax(min-content, 30rem) auto auto;
    align-content: center;
  }
`

const Head = styled.header`
  display: grid;
  justify-items: center;
  gap: var(--gl-space-1);
  text-align: center;

  & > h1 {
    margin-block-start: var(--gl-space-2);
    font-size: var(--gl-text-2xl);
  }
  & > p {
    color: var(--gl-ink-soft);
  }
`

const Carousel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr auto;
  min-width: 0;
`

const Scroller = styled.div`
  display: grid;
  grid-auto-flow: column;
  grid-auto-columns: 100%;
  overflow: auto hidden;
  overscroll-behavior-x: contain;
  scroll-snap-type: x mandatory;
  scrollbar-width: none;
  position: relative;
`

/** Beside each other; large text puts them below each other. */
const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  gap: var(--gl-space-3);
  width: 100%;
  max-width: 28rem;
  margin-inline: auto;
`
