// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { staticPage } from './staticPages.mjs'

const css =
  '.a{color:red;}.b{color:blue;}.a .b{margin:0;}@media print{.b{top:0;}}@media screen{.a>p{left:0;}}@keyframes turn{to{rotate:1turn;}}h1{color:green;}'

describe('the file of a static page', () => {
  it('has the rules of its own classes, with a prefix', () => {
    const page = staticPage('/about-me', '<p class="a unused">Hello</p>', css)
    expect(page).toBe(
      '<style>.about-me-a{color:red;}@media screen{.about-me-a>p{left:0;}}</style><p class="about-me-a about-me-unused">Hello</p>\n',
    )
  })

  it('has ids with the prefix, and what refers to them', () => {
    const html =
      '<nav aria-labelledby="x y"><a href="#x">Up</a></nav><label for="x"></label><svg><g clip-path="url(#x)"></g></svg>'
    const page = staticPage('/a', html, '')
    expect(page).toContain('aria-labelledby="a-x a-y"><a href="#a-x"')
    expect(page).toContain('<label for="a-x">')
    expect(page).toContain('clip-path="url(#a-x)"')
  })

  it('has the animations that it uses', () => {
    const moved =
      '.a{animation:turn 1s;}@keyframes turn{to{rotate:1turn;}}@keyframes other{to{top:0;}}'
    const page = staticPage('/a', '<p class="a"></p>', moved)
    expect(page).toContain('@keyframes turn')
    expect(page).not.toContain('@keyframes other')
  })

  it('shows no spinner and no skeleton', () => {
    const spinner = '.a{animation:turn 1s linear infinite;}'
    expect(() => staticPage('/a', '<i class="a"></i>', spinner)).toThrow('spinner or a skeleton')
  })

  it('is small', () => {
    const text = Array.from({ length: 9000 }, (_, n) => (n * n * 7919).toString(36)).join(' ')
    expect(() => staticPage('/a', `<p>${text}</p>`, '')).toThrow('at most 8192')
  })
})
