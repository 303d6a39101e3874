import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { root } from '../stack/paths.mjs'

/** @returns {string[]} the names at the top of the repository, as `shell` and `README.md` */
export function topNames() {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n')
  const ignored = new Set(lines.map((line) => line.replace(/^\/|\/$/g, '')))
  return readdirSync(root).filter((name) => !ignored.has(name))
}

/**
 * The paths of the repository that a text in Markdown names: targets of links that are not on another site, and
 * words of code spans that have a slash and begin with a name at the top of the repository. Patterns with `*`, `<`,
 * `{` or `…` name no path. Code blocks are examples and are ignored.
 * @param {string} file the path of the document, for relative links
 * @param {string} text
 * @param {readonly string[]} top
 * @returns {string[]}
 */
export function namedPaths(file, text, top) {
  const prose = text.replace(/^```[\s\S]*?^```/gm, '')
  const spans = [...prose.matchAll(/`([^`\n]+)`/g)]
    .flatMap(([, span = '']) => span.split(/\s+/))
    .map((word) => word.replace(/^\(|[),.;]+$/g, '').replace(/:\d+$/, ''))
    .filter((word) => /^[\w.@-]+(\/[\w.@-]+)+\/?$/.test(word))
    .filter((word) => top.includes(word.replace(/\/.*/, '')))
  const links = [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target = '']) => target.replace(/#.*/, ''))
    .filter((target) => target !== '' && !/^\w+:/.test(target))
    .map((target) => normalize(join(dirname(file), target)))
  return [...new Set([...spans, ...links])]
}

/**
 * @param {string} file
 * @param {string} text
 * @param {readonly string[]} top
 */
export const missingPaths = (file, text, top) =>
  namedPaths(file, text, top).filter((path) => !existsSync(join(root, path)))
