import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { Photo } from './Photo.tsx'

afterEach(cleanup)

it('shows a JPEG data URL', () => {
  const { container } = render(
    <Photo src="data:image/jpeg;base64,/9j/wAALCAABAAEBAREA/9oACAEBAAA/AP/Z" alt="Sam" />,
  )
  expect(container.querySelector('img')?.getAttribute('src')).toContain('/9j/')
})

it.each([
  'https://tracker.example/pixel.jpg',
  'data:image/svg+xml;base64,PHN2Zz4=',
  'javascript:alert(1)',
  '',
  null,
])('shows the placeholder with the same label instead of %s', (src) => {
  const { container } = render(<Photo src={src} alt="Sam" />)
  expect(container.querySelector('img')).toBeNull()
  expect(screen.queryByRole('img', { name: 'Sam' })).not.toBeNull()
})
