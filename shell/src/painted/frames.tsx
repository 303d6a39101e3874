import { type Markup, renderMarkup } from '@greenlight/kit/contract/renderMarkup'
import { PAGE_SPINNER } from '@greenlight/kit/ui/status/Loading'
import { GlobalStyle } from '@greenlight/kit/ui/theme/GlobalStyle'
import type { ReactElement } from 'react'
import { createGlobalStyle, styled } from 'styled-components'
import { Header } from '../chrome/Header.tsx'
import { Main as ShellMain } from '../chrome/Main.tsx'
import { QuickExitLink } from '../chrome/QuickExit.tsx'
import { FormSkeleton, LogoAlone } from './FormSkeleton.tsx'
import { GridSkeleton } from './GridSkeleton.tsx'
import { ONE_MOMENT } from './oneMoment.ts'
import { ListSkeleton, ProfileSkeleton, TextSkeleton } from './skeletons.tsx'

const belowHeader = (skeleton?: ReactElement) => (
  <>
    <Header hasLogo>{null}</Header>
    {skeleton && <Main aria-hidden>{skeleton}</Main>}
  </>
)

/** As the shell's. */
const Main = styled.div`
  padding-top: var(--gl-header);
`

/** Around a page that a remote publishes as HTML, which works before any script has run, or without one. */
function StaticFrame({ hasLogo }: { hasLogo: boolean }) {
  return (
    <>
      <Header hasLogo={hasLogo}>
        <QuickExitLink />
      </Header>
      {/* Not `main`: the page of `/` has two, of which one is shown. */}
      <ShellMain as="div" role="main" $belowHeader={hasLogo}>
        <slot />
      </ShellMain>
      <OneMoment role="status" {...{ [ONE_MOMENT]: '' }} />
    </>
  )
}

const OneMoment = styled.p`
  position: fixed;
  z-index: var(--gl-layer-toast);
  inset: auto 0 calc(var(--gl-space-6) + var(--gl-safe-bottom));
  width: fit-content;
  margin-inline: auto;

  &:not(:empty) {
    padding: var(--gl-space-3) var(--gl-space-5);
    border-radius: var(--gl-radius-m);
    background: var(--gl-ink);
    color: var(--gl-ground);
  }
`

/**
 * What a page shows before any script has run: for each kind of page, with and without a header
 * (tools/publish/routePage.mjs). Only what cannot turn out wrong: no text but the name of the site.
 */
const frames: Readonly<Record<string, ReactElement>> = {
  header: belowHeader(),
  'header-form': belowHeader(<FormSkeleton />),
  'header-grid': belowHeader(<GridSkeleton />),
  'header-list': belowHeader(<ListSkeleton />),
  'header-profile': belowHeader(<ProfileSkeleton />),
  'header-text': belowHeader(<TextSkeleton />),
  'static-header': <StaticFrame hasLogo />,
  'static-none': <StaticFrame hasLogo={false} />,
  none: <LogoAlone />,
  'none-form': <FormSkeleton logo />,
}

/**
 * A frame lies below the shell's page until that has something to show (showPage.ts). `mark.js` names what is known of
 * the device on `html`.
 */
const FrameStyle = createGlobalStyle`
  .painted {
    position: fixed;
    inset: 0;
    overflow: hidden;
    pointer-events: none;
  }
  .static-page {
    position: relative;
  }
  /*
   * Makes a text as large as in the font that comes, which is up to 2 % wider than its stand-in. Without this, the
   * same text in the page that takes over counts as a new largest paint, although nothing changes.
   */
  .static-page :is(p, li) {
    text-shadow: 0 0 0.5em transparent;
  }
  /* The page that takes its place (takeOver.ts). */
  #root.covered {
    position: absolute;
    inset: 0 0 auto;
    visibility: hidden;
  }
  html:not(.session) [data-for='session'],
  html:not(.session, .query) [data-for='other'],
  .query .static-page[data-for='visitor'],
  html:not(.seen) [data-for='seen'],
  .session [data-for='visitor'],
  .session [data-for='new'],
  .seen [data-for='new'] {
    display: none;
  }

  /* Nothing is coming any more. */
  .start-failed .painted * {
    animation: none;
  }

  /* The shell's own header is at the same place. */
  body:has(#root > header) .painted > header {
    visibility: hidden;
  }
  /* Screen readers still hear that the page is loading. */
  body:has(> .painted) [${PAGE_SPINNER}] {
    opacity: 0;
    animation: none;
  }
`

/** Called by the build (shared/build/src/pageFrames.mjs). */
export default (): Markup =>
  renderMarkup({
    ...frames,
    '': (
      <>
        <GlobalStyle />
        <FrameStyle />
      </>
    ),
  })
