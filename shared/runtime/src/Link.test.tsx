import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { Link } from './Link.tsx'

afterEach(cleanup)

function Address() {
  const location = useLocation()
  return <output>{`${location.pathname} ${JSON.stringify(location.state)}`}</output>
}

function renderLink(props: Partial<Parameters<typeof Link>[0]> = {}) {
  render(
    <MemoryRouter initialEntries={['/gallery']}>
      <Link to="/login" state={{ from: '/gallery' }} {...props}>
        Log in
      </Link>
      <Address />
    </MemoryRouter>,
  )
  return screen.getByRole('link', { name: 'Log in' })
}

const address = () => screen.getByRole('status').textContent

test('opens the path with its state', () => {
  const link = renderLink()
  expect(link.getAttribute('href')).toBe('/login')
  fireEvent.click(link)
  expect(address()).toBe('/login {"from":"/gallery"}')
})

test.each([
  ['with Ctrl', {}, { ctrlKey: true }],
  ['with the middle button', {}, { button: 1 }],
  ['on a link that opens another tab', { target: '_blank' }, {}],
])('leaves a click %s to the browser', (_, props, click) => {
  const link = renderLink(props)
  document.addEventListener('click', (event) => event.preventDefault(), { once: true }) // no browser here
  fireEvent(link, new MouseEvent('click', { bubbles: true, cancelable: true, ...click }))
  expect(address()).toBe('/gallery null')
})

test('calls onClick first, which can prevent the change of page', () => {
  fireEvent.click(renderLink({ onClick: (event) => event.preventDefault() }))
  expect(address()).toBe('/gallery null')
})
