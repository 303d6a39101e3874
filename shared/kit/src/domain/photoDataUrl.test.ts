import { expect, test } from 'vitest'
import { readPhotoDataUrl } from './photoDataUrl.ts'

const jpeg = 'data:image/jpeg;base64,/9j/4AAQSkZJRg=='

test('a JPEG data URL passes unchanged', () => {
  expect(readPhotoDataUrl(jpeg)).toBe(jpeg)
})

test.each([
  ['a PNG', 'data:image/png;base64,iVBORw0KGgo='],
  ['a PNG that says JPEG', 'data:image/jpeg;base64,iVBORw0KGgo='],
  ['SVG', 'data:image/svg+xml;base64,PHN2Zz4='],
  ['a web address', 'https://example.org/a.jpg'],
  ['script', 'javascript:alert(1)'],
  ['something after the photo', `${jpeg}" onerror="alert(1)`],
  ['a line break after it', `${jpeg}\n`],
  ['something before it', ` ${jpeg}`],
  ['text that is not base64', 'data:image/jpeg,/9j/'],
  ['too long', `data:image/jpeg;base64,/9j/${'A'.repeat(478_000)}`],
  ['nothing', undefined],
  ['an object', { toString: (): string => jpeg }],
])('%s does not', (_name, value) => {
  expect(readPhotoDataUrl(value)).toBeNull()
})
