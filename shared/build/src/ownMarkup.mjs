import { parseFragment, serialize } from 'parse5'
import postcss from 'postcss'
import selectorParser from 'postcss-selector-parser'

/** @typedef {import('parse5').DefaultTreeAdapterTypes.ParentNode} ParentNode */
/** @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element */

/** Attributes that name elements of the same markup. */
const REFERENCES = ['id', 'for', 'list', 'aria-controls', 'aria-describedby', 'aria-labelledby']

/**
 * Markup and the rules whose classes are all in it. Classes and ids get a prefix: those of another build in the same
 * page may be equal and mean other components.
 * @param {string} html
 * @param {string} css of this and of other markup
 * @param {string} prefix
 */
export function ownMarkup(html, css, prefix) {
  const tree = parseFragment(html)
  const classes = classesIn(tree)
  for (const { attrs } of elementsIn(tree)) {
    for (const attribute of attrs) {
      const { name, value } = attribute
      if (name === 'class' || REFERENCES.includes(name))
        attribute.value = namesIn(value)
          .map((each) => prefix + each)
          .join(' ')
      else if (name === 'href' && value.startsWith('#'))
        attribute.value = `#${prefix}${value.slice(1)}`
      else attribute.value = value.replace(/url\(#/g, `url(#${prefix}`)
    }
  }
  const rules = rulesOf(
    css,
    (names) => names.length > 0 && names.every((each) => classes.has(each)),
  )
  const prefixed = selectorParser((selectors) =>
    selectors.walkClasses((each) => {
      each.value = prefix + each.value
    }),
  )
  rules.walkRules((rule) => {
    if (!isKeyframe(rule)) rule.selector = prefixed.processSync(rule.selector)
  })
  return { html: serialize(tree), css: rules.toString() }
}

/**
 * The rules that name no class of the markup: those of elements and of the page, and `@font-face`.
 * @param {string} css
 * @param {readonly string[]} markup HTML
 */
export function commonRules(css, markup) {
  const classes = classesIn(parseFragment(markup.join('')))
  return rulesOf(css, (names) => !names.some((each) => classes.has(each))).toString()
}

/**
 * The rules that are kept by the classes of their selectors, and the animations that they use.
 * @param {string} css
 * @param {(classes: readonly string[]) => boolean} keeps
 */
function rulesOf(css, keeps) {
  const root = postcss.parse(css)
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return
    const kept = rule.selectors.filter((selector) => keeps(classesOf(selector)))
    if (kept.length === 0) rule.remove()
    else rule.selectors = kept
  })
  /** @type {string[]} */
  const animations = []
  root.walkDecls(/^animation/, ({ value }) => void animations.push(...value.split(/[\s,]+/)))
  root.walkAtRules('keyframes', (rule) => {
    if (!animations.includes(rule.params)) rule.remove()
  })
  root.walkAtRules((rule) => {
    const isOfPage = rule.nodes?.[0]?.type === 'decl'
    if (rule.nodes?.length === 0 || (isOfPage && !keeps([]))) rule.remove()
  })
  return root
}

/** @param {string} selector */
function classesOf(selector) {
  /** @type {string[]} */
  const names = []
  selectorParser((all) => all.walkClasses(({ value }) => void names.push(value))).processSync(
    selector,
  )
  return names
}

/** @param {import('postcss').Rule} rule */
const isKeyframe = ({ parent }) =>
  parent?.type === 'atrule' && /** @type {import('postcss').AtRule} */ (parent).name === 'keyframes'

/** @param {ParentNode} tree */
function classesIn(tree) {
  const names = Array.from(elementsIn(tree), ({ attrs }) =>
    attrs.filter(({ name }) => name === 'class').flatMap(({ value }) => namesIn(value)),
  )
  return new Set(names.flat())
}

/** @param {string} value */
const namesIn = (value) => value.split(' ').filter(Boolean)

/**
 * @param {ParentNode} node
 * @returns {Generator<Element>}
 */
function* elementsIn(node) {
  for (const child of node.childNodes) {
    if (!('tagName' in child)) continue
    yield child
    yield* elementsIn(child)
  }
}
