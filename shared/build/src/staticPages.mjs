import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { parseFragment, serialize } from 'parse5'
import postcss from 'postcss'
import { renderModule } from './renderModule.mjs'
import { staticFile } from './staticFile.mjs'

/** @typedef {import('parse5').DefaultTreeAdapterTypes.ParentNode} ParentNode */
/** @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element */
/** @typedef {{ path: string, page: string }} StaticRoute `page`: its module */

/** What a page may add to the HTML of its address, compressed. */
const LIMIT = 8 * 1024

/** The animation of spinners and skeletons, in place of which nothing comes without scripts. */
const PLACEHOLDER = /animation[^;}]*\binfinite\b/

/** Attributes that name elements of the page. */
const REFERENCES = ['id', 'for', 'list', 'aria-controls', 'aria-describedby', 'aria-labelledby']

/**
 * Vite plugin of a remote: renders the pages that it declares as `static`, as a visitor sees them, into files of the
 * release. Publishing puts them into the pages of their routes (tools/publish/staticPages.mjs).
 * @param {string} folder of the package
 * @param {readonly StaticRoute[]} routes
 * @param {import('vite').UserConfig} config of the build for Node
 * @returns {import('vite').Plugin}
 */
export function staticPages(folder, routes, config) {
  return {
    name: 'greenlight:static-pages',
    apply: 'build',
    async buildStart() {
      if (routes.length === 0) return
      const { css, html } = await renderModule(folder, ENTRY, {
        ...config,
        plugins: [...(config.plugins ?? []), entry(folder, routes)],
      })
      for (const [path, text] of Object.entries(html)) {
        const source = staticPage(path, text, css)
        this.emitFile({ type: 'asset', fileName: staticFile(path), source })
      }
    },
  }
}

const ENTRY = 'virtual:greenlight-static-pages'

/**
 * The module that renders the pages.
 * @param {string} folder
 * @param {readonly StaticRoute[]} routes
 * @returns {import('vite').Plugin}
 */
function entry(folder, routes) {
  const resolved = `\0${ENTRY}`
  const pages = routes.map(({ page }, n) => `import Page${n} from ${quoted(join(folder, page))}`)
  const elements = routes.map(({ path }, n) => `${quoted(path)}: createElement(Page${n})`)
  const code = `import { renderMarkup } from '@greenlight/kit/contract/renderMarkup'
import { createElement } from 'react'
${pages.join('\n')}
export default () => renderMarkup({ ${elements.join(', ')} })`
  return {
    name: 'greenlight:static-pages-entry',
    resolveId: (id) => (id === ENTRY ? resolved : null),
    load: (id) => (id === resolved ? code : null),
  }
}

/** @param {string} text */
const quoted = (text) => JSON.stringify(text)

/**
 * The file of a page: the rules that it uses, and its HTML. Classes and ids get a prefix: those of the page that
 * replaces it may be equal and mean other components.
 * @param {string} path of its route
 * @param {string} html
 * @param {string} css of all pages
 * @throws if it shows a spinner or a skeleton, or is too large
 */
export function staticPage(path, html, css) {
  const prefix = `${path.replace(/\W+/g, '-').replace(/^-/, '')}-`
  const tree = parseFragment(html)
  /** @type {Set<string>} */
  const classes = new Set()
  for (const element of elementsIn(tree)) {
    for (const attribute of element.attrs) {
      const { name, value } = attribute
      const names = value.split(' ').filter(Boolean)
      if (name === 'class') for (const each of names) classes.add(each)
      if (name === 'class' || REFERENCES.includes(name))
        attribute.value = names.map((each) => prefix + each).join(' ')
      else if (name === 'href' && value.startsWith('#'))
        attribute.value = `#${prefix}${value.slice(1)}`
      else attribute.value = value.replace(/url\(#/g, `url(#${prefix}`)
    }
  }
  const text = serialize(tree)
  const page = `<style>${usedRules(css, classes, prefix)}</style>${text}\n`
  if (PLACEHOLDER.test(page))
    throw new Error(`${path} is not static: it shows a spinner or a skeleton.`)
  const size = gzipSync(page, { level: 9 }).length
  if (size > LIMIT)
    throw new Error(`${path} is not static: it has ${size} bytes compressed, at most ${LIMIT}.`)
  return page
}

/**
 * The rules whose classes are all in the page, with the prefix.
 * @param {string} css
 * @param {ReadonlySet<string>} classes
 * @param {string} prefix
 */
function usedRules(css, classes, prefix) {
  const root = postcss.parse(css)
  /** @param {string} selector */
  const isUsed = (selector) => {
    const names = Array.from(selector.matchAll(CLASS), ([, name = '']) => name)
    return names.length > 0 && names.every((name) => classes.has(name))
  }
  root.walkRules((rule) => {
    if (isKeyframe(rule)) return
    const used = rule.selectors.filter(isUsed)
    if (used.length === 0) rule.remove()
    else rule.selectors = used.map((each) => each.replace(CLASS, `.${prefix}$1`))
  })
  /** @type {string[]} */
  const animations = []
  root.walkDecls(/^animation/, ({ value }) => void animations.push(...value.split(/[\s,]+/)))
  root.walkAtRules('keyframes', (rule) => {
    if (!animations.includes(rule.params)) rule.remove()
  })
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove()
  })
  return root.toString().replace(/\s*\n\s*/g, '')
}

const CLASS = /\.([A-Za-z_][\w-]*)/g

/** @param {import('postcss').Rule} rule */
const isKeyframe = ({ parent }) =>
  parent?.type === 'atrule' && /** @type {import('postcss').AtRule} */ (parent).name === 'keyframes'

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
