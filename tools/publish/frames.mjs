/** @import { RemoteRoute } from '../../shared/kit/src/contract/registry.ts' */
/** @typedef {{ of: string, for?: 'session' | 'visitor' | 'seen' | 'new' }} Frame which one, and on which devices */

/** A member's page leads a visitor to the sign-in. */
const SIGN_IN = 'none-form'

/**
 * What a page shows before any script has run. `mark.js` of the shell knows whether the device has a session, and
 * whether its visitor has seen the welcome slides.
 * @param {string | undefined} path
 * @param {RemoteRoute | undefined} route
 * @returns {Frame[]}
 */
export function framesOf(path, route) {
  // It leads to the gallery, the sign-in or the slides.
  if (path === '/') {
    return [
      { of: 'header-grid', for: 'session' },
      { of: SIGN_IN, for: 'seen' },
      { of: 'none', for: 'new' },
    ]
  }
  if (!route) return [{ of: 'header' }]
  const { access, chrome, kind } = route
  const of = [chrome === 'none' ? 'none' : 'header', ...(kind ? [kind] : [])].join('-')
  if (access === 'public') return [{ of }]
  if (access === 'signedOut') return [{ of, for: 'visitor' }]
  return [
    { of, for: 'session' },
    { of: SIGN_IN, for: 'visitor' },
  ]
}

/** Frames lie below what the shell shows. */
const ROOT = '<div id="root"></div>'

const TEMPLATE = /\s*<template data-painted="([^"]*)">([\s\S]*?)<\/template>/g

/**
 * Puts frames into a page in place of all that its shell knows. A frame that this shell does not know is left out.
 * @param {string} template
 * @param {readonly Frame[]} frames
 */
export function withFrames(template, frames) {
  const known = new Map(Array.from(template.matchAll(TEMPLATE), ([, name, html]) => [name, html]))
  const painted = frames.flatMap(({ of, for: device }) => {
    const html = known.get(of) ?? known.get(of.split('-')[0])
    const attribute = device ? ` data-for="${device}"` : ''
    return html === undefined ? [] : [`<div class="painted"${attribute}>${html}</div>`]
  })
  return template.replace(TEMPLATE, '').replace(ROOT, () => [...painted, ROOT].join('\n    '))
}
