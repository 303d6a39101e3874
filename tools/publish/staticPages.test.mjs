// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { checkedPage, filledPage } from './staticPages.mjs'

const page = '<style>.x-a{color:red;}@media print{.x-a>p{top:0;}}</style><p class="x-a">Hello</p>'
/** @type {import('../hosting/resolve.mjs').SiteConfig} */
const config = {
  firebase: { apiKey: '', projectId: '' },
  operator: {
    name: 'Greenlight',
    contact: '<b>us</b>@greenlight.test',
    answerHours: 24,
    helpLines: [
      { name: 'One', phone: '1-800 <1>', sms: { number: '123', word: 'HI' } },
      { name: 'Two', phone: '911' },
    ],
  },
}

describe('a static page', () => {
  it('may contain texts, forms, drawings and styles of its own', () => {
    expect(filledPage(page, undefined)).toEqual({
      css: '.x-a{color:red;}@media print{.x-a>p{top:0;}}',
      html: '<p class="x-a">Hello</p>',
    })
    const drawing = '<svg viewBox="0 0 1 1"><path d="M0 0" fill="var(--gl-pine)"></path></svg>'
    expect(filledPage(drawing, undefined).html).toBe(drawing)
  })

  it.each([
    '<script>alert(1)</script>',
    '<p onclick="alert(1)">',
    '<svg><animate href="#x"></animate></svg>',
    '<svg><style>.a{}</style></svg>',
    '<a href="javascript:alert(1)">',
    '<a href=" java\nscript:alert(1)">',
    '<a href="data:text/html,x">',
    '<a href="https://evil.test/">',
    '<a href="//evil.test/">',
    '<a href="/\\evil.test/">',
    '<img src="/x.png">',
    '<iframe></iframe>',
    '<template></template>',
    '<form action="/x"></form>',
    '<form method="post"></form>',
    '<button formaction="/x">',
    '<p style="color: red">',
    '<base href="/">',
    '<meta http-equiv="refresh">',
    '<p data-remote="x">',
    '<path fill="url(https://evil.test/)">',
    '<p>Text</p><style>.x-a{}</style>',
    '<style>@import "https://evil.test/";</style>',
    '<style>.x-a{background:url(https://evil.test/)}</style>',
    '<style>.x-a{background:u\\72l(https://evil.test/)}</style>',
    '<style>body{display:none}</style>',
    '<style>.x-a,#root{display:none}</style>',
    '<style>@font-face{font-family:x}</style>',
  ])('may not contain %s', (text) => {
    expect(() => checkedPage(text)).toThrow(/allowed|loads/)
  })

  it('sends no form before its scripts have run', () => {
    expect(filledPage('<form></form>', config).html).toBe('<form method="dialog"></form>')
  })

  it('says what the operator configures, as text', () => {
    const marked =
      '<a data-config="contact" href="mailto:"></a><p data-config-if="answerHours"><b data-config="answerHours"></b> hours</p><p data-config-if="mail">Mail</p>'
    expect(filledPage(marked, config).html).toBe(
      '<a href="mailto:&lt;b&gt;us&lt;/b&gt;@greenlight.test">&lt;b&gt;us&lt;/b&gt;@greenlight.test</a><p><b>24</b> hours</p>',
    )
    expect(filledPage(marked, undefined).html).toBe('')
  })

  it('repeats what is a list', () => {
    const list =
      '<ul><li data-config-each="helpLines"><b data-config="name"></b><a data-config="call" href="tel:">Call <i data-config="phone"></i></a><a data-config="text" href="sms:">Text</a></li></ul>'
    expect(filledPage(list, config).html).toBe(
      '<ul><li><b>One</b><a href="tel:18001">Call <i>1-800 &lt;1&gt;</i></a><a href="sms:123?&amp;body=HI">Text</a></li><li><b>Two</b><a href="tel:911">Call <i>911</i></a></li></ul>',
    )
    expect(filledPage(list, undefined).html).toContain('Emergency')
  })
})
