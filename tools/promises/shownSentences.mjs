import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** Elements within a sentence. The text of all others is a text of its own. */
const INLINE = ['strong', 'em', 'bdi', 'a', 'Link', 'Announced', 'span', 'time']

/**
 * The sentences that a source file shows: the text of its elements and its strings. What is computed is left out.
 * @param {string} path
 * @returns {string[]}
 */
export function shownSentences(path) {
  const kind = path.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const source = ts.createSourceFile(
    path,
    readFileSync(path, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    kind,
  )
  /** @type {string[]} */
  const texts = []
  /** @param {ts.Node} node */
  const visit = (node) => {
    if (ts.isImportDeclaration(node)) return
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) texts.push(...textsOf(node))
    else if (isText(node)) texts.push(node.text)
    else if (ts.isTemplateExpression(node)) texts.push(templateText(node))
    ts.forEachChild(node, visit)
  }
  visit(source)
  return texts.flatMap(sentencesOf)
}

/**
 * @param {ts.Node} node
 * @returns {node is ts.StringLiteral | ts.NoSubstitutionTemplateLiteral}
 */
function isText(node) {
  if (ts.isNoSubstitutionTemplateLiteral(node)) return true
  return ts.isStringLiteral(node) && !(ts.isJsxAttribute(node.parent) && !/ /.test(node.text))
}

/** @param {ts.TemplateExpression} node */
function templateText(node) {
  return node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
}

/**
 * The texts between the elements that are no part of a sentence.
 * @param {ts.JsxElement | ts.JsxFragment} element
 * @returns {string[]}
 */
function textsOf(element) {
  let text = ''
  const texts = []
  for (const child of element.children) {
    const inline = inlineText(child)
    if (inline === null) {
      texts.push(text)
      text = ''
    } else text += inline
  }
  return [...texts, text]
}

/**
 * @param {ts.Node} node
 * @returns {string | null}
 */
function inlineText(node) {
  if (ts.isJsxText(node)) return trimLines(node.text)
  if (ts.isJsxExpression(node))
    return node.expression && isText(node.expression) ? node.expression.text : '…'
  if (ts.isJsxElement(node)) {
    const name = node.openingElement.tagName.getText()
    return INLINE.includes(name) ? node.children.map((one) => inlineText(one) ?? '').join('') : null
  }
  return null
}

/**
 * As JSX reads it: a line break with the blanks around it is one blank between words, nothing at an end.
 * @param {string} text
 */
function trimLines(text) {
  const lines = text.split('\n')
  return lines
    .map((line, at) => {
      const start = at === 0 ? line : line.trimStart()
      return at === lines.length - 1 ? start : start.trimEnd()
    })
    .filter((line) => line !== '')
    .join(' ')
}

/** @param {string} text */
function sentencesOf(text) {
  const plain = text.replaceAll('&amp;', '&').replace(/\s+/g, ' ').trim()
  return plain.split(/(?<=[.?!])\s+(?=[A-Z“])/).filter((sentence) => sentence !== '')
}
