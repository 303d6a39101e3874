import { createGlobalStyle } from 'styled-components'
import { fontCss, tokensCss } from './tokensCss.ts'

/** Tokens, font and rules for plain elements. Only the shell renders it. */
export const GlobalStyle = createGlobalStyle`
  ${fontCss}
  ${tokensCss}

  *, *::before, *::after { box-sizing: border-box; }

  html {
    background-color: var(--gl-ground);
    -webkit-text-size-adjust: 100%;
    text-size-adjust: 100%;
    scrollbar-gutter: stable;
    /* The fixed header and the floating menu must not cover the focused element. */
    scroll-padding-block: calc(var(--gl-header) + var(--gl-space-3))
      calc(var(--gl-menu) + var(--gl-safe-bottom) + var(--gl-space-6));
  }

  body {
    margin: 0;
    min-height: 100dvh;
    background: var(--gl-ground);
    color: var(--gl-ink);
    font: var(--gl-weight-body) var(--gl-text-md) / var(--gl-leading) var(--gl-font);
    font-synthesis: none;
    -webkit-font-smoothing: antialiased;
    overflow-wrap: break-word;
    -webkit-tap-highlight-color: transparent;
  }

  h1, h2, h3, h4, p, ul, ol, dl, dd, figure, fieldset { margin: 0; padding: 0; }
  fieldset { min-width: 0; border: 0; }

  h1, h2, h3, h4 {
    font-weight: var(--gl-weight-bold);
    line-height: var(--gl-leading-tight);
    letter-spacing: -0.015em;
    text-wrap: balance;
  }
  h1 { font-size: var(--gl-text-xl); }
  h2 { font-size: var(--gl-text-lg); }
  h3, h4 { font-size: var(--gl-text-md); letter-spacing: 0; }
  p { text-wrap: pretty; }

  button, input, select, textarea { font: inherit; letter-spacing: inherit; color: inherit; }
  img, svg, video { display: block; max-width: 100%; }
  ul, ol { padding-inline-start: 1.25em; }
  ul[role='list'], ol[role='list'] { padding: 0; list-style: none; }
  /* Text of members: a long word must not widen the layout. */
  bdi { overflow-wrap: anywhere; }

  a {
    color: var(--gl-ink);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.2em;
    transition: text-decoration-thickness var(--gl-fast) var(--gl-ease);
  }
  a:hover { text-decoration-thickness: 2px; }

  :focus-visible {
    outline: 3px solid var(--gl-focus);
    outline-offset: 2px;
  }
  /* The heading gets the focus after a change of page, so that it is announced. It is not a control. */
  h1[tabindex='-1']:focus { outline: none; }

  /* The page behind an open dialog does not scroll. */
  html:has(dialog:modal) {
    overflow: hidden;
    /* The color of the scrollbar's place, which the backdrop does not cover. */
    background-color: var(--gl-veiled);
  }

  /* The old page fades out above the new one (fadeOver). Header and menu are not part of the transition. */
  :root { view-transition-name: none; }
  ::view-transition {
    pointer-events: none;
    clip-path: inset(
      var(--gl-header) 0
      calc(var(--gl-menu) + var(--gl-safe-bottom) + var(--gl-space-6))
    );
  }
  ::view-transition-old(gl-before) {
    background: var(--gl-ground);
    animation: gl-fade-out var(--gl-base) var(--gl-ease) both;
  }
  @keyframes gl-fade-out { to { opacity: 0; } }

  /* Not on the root: with a ::selection there, each style recalculation of the root includes all elements. */
  body ::selection { background: var(--gl-green); color: var(--gl-green-on); }

  /* Only the page itself is printed: no header, menu, banners or status lines. */
  @media print {
    :has(> main) > :not(main) { display: none !important; }
    main { padding: 0 !important; }
    html, body { background: none; }
  }

  @media (prefers-reduced-motion: reduce) {
    *, *::before, *::after {
      animation-duration: 0.01ms !important;
      animation-iteration-count: 1 !important;
      scroll-behavior: auto !important;
    }
  }
`
