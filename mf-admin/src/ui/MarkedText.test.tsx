import '@testing-library/jest-dom/vitest'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { MarkedText } from './MarkedText.tsx'

afterEach(cleanup)

test('numbers and addresses are highlighted, and the text stays as it was written', () => {
  const text = 'Call 312-555-0147 or marcus.t@example.com, please.'
  const { container } = render(<MarkedText>{text}</MarkedText>)
  expect(container).toHaveTextContent(text)
  expect(screen.getByTitle('Looks like a phone number')).toHaveTextContent(/^312-555-0147$/)
  expect(screen.getByTitle('Looks like an e-mail address')).toHaveTextContent(
    /^marcus\.t@example\.com$/,
  )
})

test('a text without such parts has no highlight', () => {
  const { container } = render(<MarkedText>He was kind.</MarkedText>)
  expect(container.querySelector('mark')).toBeNull()
})
