// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { commonRules, ownMarkup } from './ownMarkup.mjs'

const css =
  '@font-face{font-family:X;}p{margin:0;}.a{animation:turn 1s;}.b,.painted{top:0;}@media print{.b>p{left:0;}h1{top:0;}}@keyframes turn{to{rotate:1turn;}}'

describe('the rules of markup', () => {
  it('are those of its classes, with a prefix', () => {
    const own = ownMarkup('<p class="b">Hello</p>', css, 'p-')
    expect(own.html).toBe('<p class="p-b">Hello</p>')
    expect(own.css).toBe('.p-b{top:0;}@media print{.p-b>p{left:0;}}')
  })

  it('have the animations that they use', () => {
    const own = ownMarkup('<p class="a"></p>', css, 'p-')
    expect(own.css).toBe('.p-a{animation:turn 1s;}@keyframes turn{to{rotate:1turn;}}')
  })
})

describe('the rules that markup has in common', () => {
  it('name none of its classes', () => {
    expect(commonRules(css, ['<p class="a"></p>', '<p class="b"></p>'])).toBe(
      '@font-face{font-family:X;}p{margin:0;}.painted{top:0;}@media print{h1{top:0;}}',
    )
  })
})
