import { paths } from '@greenlight/kit/contract/paths'
import { VisuallyHidden } from '@greenlight/kit/ui/display/Text'
import { Button } from '@greenlight/kit/ui/form/Button'
import { PageTitle } from '@greenlight/kit/ui/layout/Page'
import { localStore, storageKeys, useNavigate, WELCOME_SEEN } from '@greenlight/runtime'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Brand, TermsNote } from './panel/PanelPage.tsx'
import { Slide, SlideDots } from './welcome/Slide.tsx'
import { slides } from './welcome/slides.tsx'

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
        <Pictures aria-hidden>
          {slides.map(({ id, illustration }, position) => (
            <Picture key={id} $shown={position === index}>
              {illustration}
            </Picture>
          ))}
        </Pictures>
        {/* tabIndex: a scrolling region is a tab stop, and this one has no name. */}
        <Scroller {...scroller} tabIndex={-1}>
          {slides.map(({ id, title, body }, position) => (
            <Slide key={id} id={id} title={title} shown={position === index}>
              {body}
            </Slide>
          ))}
        </Scroller>
        <SlideDots slides={slides} index={index} onSelect={goTo} />
        <VisuallyHidden role="status">
          {`Slide ${index + 1} of ${slides.length}: ${slides[index]?.title ?? ''}`}
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

/** At least one screen high, so that the buttons are at the bottom on a phone. Centered on a tablet. */
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
  grid-template-rows: auto 1fr auto;
  min-width: 0;

  @media (min-width: 48rem) {
    grid-template-columns: 20rem minmax(0, 1fr);
    grid-template-rows: 1fr auto;
    column-gap: var(--gl-space-6);

    & > [role='tablist'] {
      grid-column: 1 / -1;
    }
  }
`

/** The picture stays where it is while the words move. */
const Pictures = styled.div`
  display: grid;
  place-items: center;
  min-width: 0;
`

const Picture = styled.div<{ $shown: boolean }>`
  grid-area: 1 / 1;
  opacity: ${({ $shown }) => ($shown ? 1 : 0)};
  transition: opacity var(--gl-slow) var(--gl-ease);

  & > svg {
    width: auto;
    height: clamp(5rem, 13dvh, 12rem);
  }
  @media (min-width: 48rem) {
    width: 100%;

    & > svg {
      width: 100%;
      height: auto;
    }
  }
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

/** Side by side. Large text puts them below each other. */
const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(8rem, 100%), 1fr));
  gap: var(--gl-space-3);
  width: 100%;
  max-width: 28rem;
  margin-inline: auto;
`

/** Within this distance of a slide, in slides, a scroll counts as finished. */
const ARRIVED = 0.02

/**
 * Synchronizes the shown slide with a native scroller: `goTo` scrolls, and swiping changes the slide. `goTo`
 * stops at the first and the last slide.
 */
function useCarousel(count: number) {
  const scroller = useRef<HTMLDivElement>(null)
  const [index, setIndex] = useState(0)
  /** The slide that `goTo` scrolls to. The slides that it passes do not become the shown one. */
  const target = useRef<number | null>(null)

  const goTo = (to: number) => {
    const element = scroller.current
    const next = Math.min(Math.max(to, 0), count - 1)
    setIndex(next)
    if (!element || Math.abs(positionOf(element) - next) < ARRIVED) return
    target.current = next
    element.scrollTo({
      left: next * element.clientWidth,
      behavior: matchMedia('(prefers-reduced-motion: reduce)').matches ? 'instant' : 'smooth',
    })
  }
  const onScroll = () => {
    if (!scroller.current) return
    const position = positionOf(scroller.current)
    if (target.current === null) setIndex(Math.round(position))
    else if (Math.abs(position - target.current) < ARRIVED) target.current = null
  }
  /** Jumps to the slide of `goTo` if its scroll was interrupted, for instance by turning the phone. */
  const onScrollEnd = () => {
    const element = scroller.current
    if (element && target.current !== null)
      element.scrollTo({ left: target.current * element.clientWidth, behavior: 'instant' })
    target.current = null
  }
  /** Touch, wheel and keys interrupt `goTo`. */
  const forgetTarget = () => {
    target.current = null
  }
  return {
    index,
    goTo,
    scroller: {
      ref: scroller,
      onScroll,
      onScrollEnd,
      onPointerDown: forgetTarget,
      onWheel: forgetTarget,
      onKeyDown: forgetTarget,
    },
  }
}

/** The scroll position, in slides. */
function positionOf({ scrollLeft, clientWidth }: HTMLElement): number {
  return clientWidth === 0 ? 0 : scrollLeft / clientWidth
}
