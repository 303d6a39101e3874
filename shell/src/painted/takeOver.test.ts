import { afterEach, expect, test, vi } from 'vitest'
import { noteEarlyClicks } from './oneMoment.ts'
import { cover, isCovered, takeOver } from './takeOver.ts'

const view = (content: string) =>
  `<main><div><div data-remote="mf-a@1.0.0">${content}</div></div></main>`

/** A static page, and the page of the shell below it. */
function open(before: string, after = before) {
  document.body.innerHTML = `<div class="static-page"><header><a href="/">Home</a></header><div role="main">${before}</div></div><div id="root"><header><a href="/">Home</a></header>${view(after)}</div>`
  const page = document.querySelector<HTMLElement>('.static-page')
  const root = document.getElementById('root')
  if (!page || !root) throw new Error('There is no page.')
  cover(root)
  return { page, root, find: (selector: string) => root.querySelector<HTMLElement>(selector) }
}

afterEach(() => document.body.replaceChildren())

test('the page of the shell is out of reach until it takes over', () => {
  const { page, root } = open('<p>Hello</p>')
  expect(root.inert && isCovered()).toBe(true)
  takeOver(page, root)
  expect(root.inert || isCovered()).toBe(false)
  expect(document.querySelector('.static-page')).toBeNull()
})

test('typed text moves by name, and the page hears of it', () => {
  const form = '<input name="email"><textarea name="text"></textarea><input name="empty">'
  const { page, root, find } = open(form, `<p>New</p><input name="empty" value="kept">${form}`)
  const typed = page.querySelectorAll<HTMLInputElement>('input, textarea')
  for (const [n, field] of typed.entries()) if (n < 2) field.value = `typed ${n}`
  const heard = vi.fn<(name: string) => void>()
  root.addEventListener('input', ({ target }) => heard((target as HTMLInputElement).name))
  takeOver(page, root)
  expect(find('[name=email]')).toHaveProperty('value', 'typed 0')
  expect(find('[name=text]')).toHaveProperty('value', 'typed 1')
  expect(find('[name=empty]')).toHaveProperty('value', 'kept')
  expect(heard.mock.calls).toEqual([['email'], ['text']])
})

test('choices, focus and opened parts move', () => {
  const { page, root, find } = open(
    '<input type="checkbox" name="a"><details><summary>More</summary></details><button>One</button><button>Two</button>',
  )
  page.querySelector<HTMLInputElement>('input')?.click()
  page.querySelector('details')?.setAttribute('open', '')
  page.querySelectorAll('button')[1]?.focus()
  takeOver(page, root)
  expect(find('input')).toHaveProperty('checked', true)
  expect(find('details')).toHaveProperty('open', true)
  expect(document.activeElement).toBe(root.querySelectorAll('button')[1])
})

test('the focus goes to no other button', () => {
  const { page, root } = open('<button>Sign in</button>', '<button>Delete</button>')
  page.querySelector('button')?.focus()
  takeOver(page, root)
  expect(document.activeElement).toBe(document.body)
})

test('the button that was pressed last is pressed', () => {
  noteEarlyClicks()
  const { page, root } = open(
    '<form><button>Skip</button><button type="button">Next</button></form>',
  )
  const clicked = vi.fn<(name: string | null) => void>()
  root.addEventListener('click', ({ target }) => clicked((target as Element).textContent))
  for (const button of page.querySelectorAll('button')) button.click()
  takeOver(page, root)
  expect(clicked.mock.calls).toEqual([['Next']])
})

test('the same text stays selected, also where React has split it', () => {
  const { page, root } = open('<h2>1. Who may join</h2>')
  root.querySelector('h2')?.replaceChildren('1', '. ', 'Who may join')
  const text = page.querySelector('h2')?.firstChild
  if (!text) throw new Error('There is no text.')
  document.getSelection()?.setBaseAndExtent(text, 3, text, 6)
  takeOver(page, root)
  expect(document.getSelection()?.toString()).toBe('Who')
})

test('what failed takes over, too', () => {
  const { page, root } = open('<input name="email">')
  root.innerHTML = '<main><p>This page could not be opened</p></main>'
  page.querySelector('input')?.focus()
  takeOver(page, root)
  expect(isCovered()).toBe(false)
})
