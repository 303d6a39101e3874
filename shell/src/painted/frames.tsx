import { PAGE_SPINNER } from '@greenlight/kit/ui/status/Loading'
import { GlobalStyle } from '@greenlight/kit/ui/theme/GlobalStyle'
import { type Navigator, Router } from '@greenlight/runtime'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createGlobalStyle, ServerStyleSheet, styled } from 'styled-components'
import { Header } from '../chrome/Header.tsx'
import { FormSkeleton, LogoAlone } from './FormSkeleton.tsx'
import { GridSkeleton } from './GridSkeleton.tsx'
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
  none: <LogoAlone />,
  'none-form': <FormSkeleton logo />,
}

/** Its links are plain ones: nothing of the page has run yet. */
const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : (to.pathname ?? '/')),
  go: () => {},
  push: () => {},
  replace: () => {},
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
  html:not(.session) [data-for='session'],
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
export default function renderFrames(): { css: string; html: Record<string, string> } {
  const sheet = new ServerStyleSheet()
  const render = (frame: ReactElement) =>
    renderToStaticMarkup(
      sheet.collectStyles(
        <Router location="/" navigator={navigator}>
          {frame}
        </Router>,
      ),
    )
  render(<GlobalStyle />)
  render(<FrameStyle />)
  const html = Object.fromEntries(
    Object.entries(frames).map(([name, frame]) => [name, render(frame)]),
  )
  // Without the marks by which styled-components would take the styles over.
  const css = sheet
    .getStyleTags()
    .replace(/<\/?style[^>]*>|\/\*!sc\*\/|data-styled[^{]*\{[^}]*\}/g, '')
  return { css, html }
}
