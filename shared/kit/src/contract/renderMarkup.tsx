import { type Navigator, Router } from '@greenlight/runtime'
import type { ReactElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'

/** Markup by name, and the styles of all of it. */
export type Markup = { css: string; html: Record<string, string> }

/** Its links are plain ones: nothing of the page has run yet. */
const navigator: Navigator = {
  createHref: (to) => (typeof to === 'string' ? to : (to.pathname ?? '/')),
  go: () => {},
  push: () => {},
  replace: () => {},
}

/**
 * Renders elements as HTML, as a visitor sees them. For builds only: it contains the renderer of React for servers.
 * @param elements by name; a name that is a path is also their address
 */
export function renderMarkup(elements: Readonly<Record<string, ReactElement>>): Markup {
  const sheet = new ServerStyleSheet()
  const html = Object.entries(elements).map(([name, element]): [string, string] => [
    name,
    renderToStaticMarkup(
      sheet.collectStyles(
        <Router location={name.startsWith('/') ? name : '/'} navigator={navigator}>
          {element}
        </Router>,
      ),
    ),
  ])
  // Without the marks by which styled-components would take the styles over.
  const css = sheet
    .getStyleTags()
    .replace(/<\/?style[^>]*>|\/\*!sc\*\/|data-styled[^{]*\{[^}]*\}/g, '')
  return { css, html: Object.fromEntries(html) }
}
