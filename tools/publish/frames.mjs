import { escaped } from './escaped.mjs'

/** @import { RemoteRoute } from '../../shared/kit/src/contract/registry.ts' */
/** @import { StaticPage } from './staticPages.mjs' */
/** @typedef {'session' | 'visitor' | 'other' | 'seen' | 'new'} Device `other`: not a visitor at the plain address */
/** @typedef {{ of: string, for?: Device, content?: StaticPage }} Frame which one, on which devices, and what is in it */

/** A member's page leads a visitor to the sign-in. */
const SIGN_IN = 'none-form'

/**
 * What a page shows before any script has run. `mark.js` of the shell knows whether the device has a session, and
 * whether its visitor has seen the welcome slides.
 * @param {string | undefined} path
 * @param {RemoteRoute | undefined} route
 * @param {ReadonlyMap<string, StaticPage>} [statics] the pages that are HTML, as a visitor sees them
 * @returns {Frame[]}
 */
export function framesOf(path, route, statics = new Map()) {
  // It leads to the gallery, the sign-in or the slides.
  if (path === '/') {
    return [
      { of: 'header-grid', for: 'session' },
      { of: SIGN_IN, for: 'seen', ...contentOf('/login', statics) },
      { of: 'none', for: 'new', ...contentOf('/welcome', statics) },
    ]
  }
  if (!route) return [{ of: 'header' }]
  const { access, chrome, kind } = route
  const of = [chrome === 'none' ? 'none' : 'header', ...(kind ? [kind] : [])].join('-')
  const content = contentOf(route.path, statics)
  if (access === 'public')
    return content
      ? [
          { of, for: 'other' },
          { of, for: 'visitor', ...content },
        ]
      : [{ of }]
  if (access === 'signedOut') return [{ of, for: 'visitor', ...content }]
  return [
    { of, for: 'session' },
    { of: SIGN_IN, for: 'visitor' },
  ]
}

/**
 * @param {string} path
 * @param {ReadonlyMap<string, StaticPage>} statics
 */
function contentOf(path, statics) {
  const content = statics.get(path)
  return content === undefined ? undefined : { content }
}

/** Frames lie below what the shell shows. */
const ROOT = '<div id="root"></div>'

const TEMPLATE =
  /\s*<template data-painted="([^"]*)">(?:<style>([\s\S]*?)<\/style>)?([\s\S]*?)<\/template>/g

/** In a frame for content. */
const SLOT = '<slot></slot>'
/** The link of Quick exit in such a frame. */
const QUICK_EXIT = /(<a data-quick-exit="[^"]*" href=")[^"]*(")/g

/**
 * Puts frames into a page in place of all that its shell knows. A frame that this shell does not know is left out.
 * @param {string} template
 * @param {readonly Frame[]} frames
 * @param {string} [quickExit] the address of Quick exit, if it is not that of the shell
 */
export function withFrames(template, frames, quickExit) {
  const known = new Map(
    Array.from(template.matchAll(TEMPLATE), ([, name, css = '', html = '']) => [
      name,
      { css, html },
    ]),
  )
  /** @type {Set<string>} */
  const styles = new Set()
  const painted = frames.flatMap(({ of, for: device, content }) => {
    const [chrome] = of.split('-')
    const attribute = device ? ` data-for="${device}"` : ''
    const around = known.get(`static-${chrome}`)
    if (content !== undefined && around?.html.includes(SLOT)) {
      const html = around.html
        .replace(SLOT, () => content.html)
        .replace(QUICK_EXIT, (link, start, end) =>
          quickExit ? `${start}${escaped(quickExit)}${end}` : link,
        )
      styles.add(around.css).add(content.css)
      return [`<div class="static-page"${attribute}>${html}</div>`]
    }
    const frame = known.get(of) ?? known.get(chrome)
    if (!frame) return []
    styles.add(frame.css)
    return [`<div class="painted"${attribute}>${frame.html}</div>`]
  })
  return template
    .replace(TEMPLATE, '')
    .replace(ROOT, () => [...painted, ROOT].join('\n    '))
    .replace('</head>', (end) => {
      const css = [...styles].join('')
      return css === '' ? end : `<style>${css}</style>\n${end}`
    })
}
