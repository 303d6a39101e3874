import { hash } from 'node:crypto'
import { parseFragment, serialize } from 'parse5'
import postcss from 'postcss'
import { importTypeScript } from '../stack/importTypeScript.mjs'

// The HTML of a page that a remote has built (shared/build/src/staticPages.mjs) becomes a part of the shell's page.
// So it may contain only what is listed here.

/** @typedef {import('parse5').DefaultTreeAdapterTypes.ParentNode} ParentNode */
/** @typedef {import('parse5').DefaultTreeAdapterTypes.ChildNode} ChildNode */
/** @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element */
/** @typedef {import('../hosting/resolve.mjs').SiteConfig} SiteConfig */
/** @typedef {{ css: string, html: string }} StaticPage the styles belong into the head of the page */
/** @typedef {{ text?: string, href?: string }} Value what a mark shows, and where it leads */
/** @typedef {Record<string, Value | Record<string, Value | undefined>[] | undefined>} Values by the name of the mark */

/** @type {typeof import('../../shared/domain/src/helpLines.ts')} */
const { dialed, textAddress, usHelpLines } = await importTypeScript(
  'shared/domain/src/helpLines.ts',
)

const ELEMENTS = new Set(
  `a b br button details div dl dt dd em footer form h1 h2 h3 h4 header hr i input label li main nav ol p section
  small span strong style summary textarea time ul wbr bdi
  svg circle ellipse g line path polygon polyline rect`.split(/\s+/),
)

const ATTRIBUTES = new Set(
  `aria-controls aria-describedby aria-disabled aria-expanded aria-hidden aria-invalid aria-label aria-labelledby
  aria-required aria-roledescription aria-selected autocapitalize autocomplete checked class datetime disabled for href
  id inert inputmode lang maxlength name novalidate open placeholder readonly required role rows spellcheck tabindex
  title type value
  data-config data-config-each data-config-if
  cx cy d fill fill-rule height opacity points r rx ry stroke stroke-linecap stroke-linejoin stroke-width transform
  viewBox width x x1 x2 xmlns y y1 y2`.split(/\s+/),
)

/** Of the licenses that the legal texts name. */
const LINKED_SITES = new Set(['https://creativecommons.org', 'https://www.geonames.org'])

const AT_RULES = new Set(['media', 'supports', 'container', 'keyframes'])

/** What loads something, ends the style element or hides one of both. */
const UNSAFE_STYLE = /[\\<@]|url\(|image-set\(|image\(|src\(/i

/**
 * The page at a path, as HTML that the shell's page may contain.
 * @param {string} text the file of the build
 * @throws {Error} that names what is not allowed
 */
export function checkedPage(text) {
  const tree = parseFragment(text)
  for (const [at, element] of elementsIn(tree).entries()) {
    if (!ELEMENTS.has(element.tagName)) throw new Error(`<${element.tagName}> is not allowed`)
    for (const { name, value, prefix } of element.attrs) {
      if (!ATTRIBUTES.has(name) || prefix) throw new Error(`${name}="${value}" is not allowed`)
      if (/url\(/i.test(value)) throw new Error(`${name}="${value}" loads something`)
      if (name === 'href' && !isLink(value)) throw new Error(`a link to ${value} is not allowed`)
    }
    if (element.tagName !== 'style') continue
    if (at > 0) throw new Error('a second <style> is not allowed')
    checkStyle(element.childNodes.map((child) => ('value' in child ? child.value : '')).join(''))
  }
  return tree
}

/** Stands for the site's own address. */
const OWN = 'https://own.invalid'

/** @param {string} href */
function isLink(href) {
  if (!URL.canParse(href, OWN)) return false
  const { protocol, origin } = new URL(href, OWN)
  return (
    origin === OWN || LINKED_SITES.has(origin) || ['mailto:', 'sms:', 'tel:'].includes(protocol)
  )
}

/**
 * Each rule is about classes of the page.
 * @param {string} css
 */
function checkStyle(css) {
  const root = postcss.parse(css)
  root.walk((node) => {
    if (node.type === 'comment') throw new Error('a comment in <style> is not allowed')
    if (node.type === 'atrule' && !AT_RULES.has(node.name))
      throw new Error(`@${node.name} is not allowed`)
    const text =
      node.type === 'decl'
        ? `${node.prop}:${node.value}`
        : 'params' in node
          ? node.params
          : node.selector
    if (UNSAFE_STYLE.test(text)) throw new Error(`"${text}" in <style> is not allowed`)
    const isStep = node.parent?.type === 'atrule' && node.parent.name === 'keyframes'
    if (node.type === 'rule' && !isStep)
      for (const selector of node.selectors)
        if (!/\.[a-z]/i.test(selector)) throw new Error(`the rule of ${selector} is not allowed`)
  })
}

/**
 * Fills the marks of a page with what the operator configures, as text. A form waits for the scripts: it sends nothing.
 * @param {string} text the file of the build
 * @param {SiteConfig | undefined} config
 * @returns {StaticPage}
 * @throws {Error} if it contains what is not allowed
 */
export function filledPage(text, config) {
  const tree = checkedPage(text)
  fill(tree, valuesOf(config))
  for (const element of elementsIn(tree))
    if (element.tagName === 'form') element.attrs.push({ name: 'method', value: 'dialog' })
  const style = tree.childNodes.find((child) => child.nodeName === 'style')
  const css = style && 'childNodes' in style ? serialize(style) : ''
  tree.childNodes = tree.childNodes.filter((child) => child !== style)
  return { css, html: serialize(tree).trim() }
}

/**
 * @param {SiteConfig | undefined} config
 * @returns {Values}
 */
export function valuesOf(config) {
  const { operator, mail } = config ?? {}
  const { contact, copyrightAgent, answerHours, helpLines = [] } = operator ?? {}
  const lines = helpLines.length > 0 ? helpLines : usHelpLines
  return {
    contact: contact ? { text: contact, href: `mailto:${contact}` } : undefined,
    copyrightAgent: copyrightAgent ? { text: copyrightAgent } : undefined,
    answerHours: answerHours ? { text: String(answerHours) } : undefined,
    mail: mail ? {} : undefined,
    helpLines: lines.map(({ name, phone, sms, note }) => ({
      name: { text: name },
      phone: { text: phone },
      call: { href: `tel:${dialed(phone)}` },
      text: sms && { href: textAddress(sms) },
      word: sms && { text: sms.word },
      number: sms && { text: sms.number },
      note: note ? { text: note } : undefined,
    })),
  }
}

/**
 * @param {ParentNode} parent
 * @param {Values} values an element whose value is missing is left out
 */
function fill(parent, values) {
  parent.childNodes = parent.childNodes.flatMap((child) => {
    if (!('tagName' in child)) return [child]
    const each = take(child, 'data-config-each')
    if (each !== undefined) return repeated(child, values[each])
    const condition = take(child, 'data-config-if')
    if (condition !== undefined && !values[condition]) return []
    const name = take(child, 'data-config')
    const value = name === undefined ? {} : values[name]
    if (!value || Array.isArray(value)) return []
    const { href, text } = value
    for (const attribute of child.attrs)
      if (attribute.name === 'href' && href !== undefined) attribute.value = String(href)
    if (text === undefined) fill(child, values)
    else child.childNodes = [{ nodeName: '#text', value: String(text), parentNode: child }]
    return [child]
  })
}

/**
 * @param {Element} element
 * @param {Values[string]} items
 * @returns {ChildNode[]}
 */
function repeated(element, items) {
  const text = serialize({ ...parseFragment(''), childNodes: [element] })
  return (Array.isArray(items) ? items : []).flatMap((item) => {
    const copy = parseFragment(text)
    fill(copy, item)
    return copy.childNodes
  })
}

/**
 * @param {Element} element
 * @param {string} name
 * @returns {string | undefined} the value of an attribute, which is removed
 */
function take(element, name) {
  const found = element.attrs.find((attribute) => attribute.name === name)
  element.attrs = element.attrs.filter((attribute) => attribute !== found)
  return found?.value
}

/**
 * @param {ParentNode} node
 * @returns {Element[]} in the order of the page
 */
function elementsIn(node) {
  return node.childNodes.flatMap((child) =>
    'tagName' in child ? [child, ...elementsIn(child)] : [],
  )
}

/** Names the content of a file in the record of its release. @param {string} text */
export const hashOf = (text) => hash('sha256', text)
