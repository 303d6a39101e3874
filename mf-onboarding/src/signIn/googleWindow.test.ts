import { expect, test } from 'vitest'
import { canOpenGoogle } from './googleWindow.ts'

const ios = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_2 like Mac OS X) AppleWebKit/605.1.15'
const android = 'Mozilla/5.0 (Linux; Android 15; Pixel 9'

test.each([
  ['Safari on a phone', `${ios} (KHTML, like Gecko) Version/18.2 Mobile/15E148 Safari/604.1`, true],
  [
    'Chrome on a phone',
    `${android}) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36`,
    true,
  ],
  ['Firefox', 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0', true],
  ['Instagram on iOS', `${ios} (KHTML, like Gecko) Mobile/15E148 Instagram 360.0`, false],
  ['a web view of iOS', `${ios} (KHTML, like Gecko) Mobile/15E148`, false],
  [
    'Facebook on Android',
    `${android}) AppleWebKit/537.36 Mobile Safari/537.36 [FB_IAB/FB4A;FBAV/500.0]`,
    false,
  ],
  [
    'a web view of Android',
    `${android}; wv) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36`,
    false,
  ],
])('in %s', (_, userAgent, works) => {
  expect(canOpenGoogle(userAgent, false)).toBe(works)
})

test('not in an installed page', () => {
  expect(canOpenGoogle(`${ios} Version/18.2 Safari/604.1`, true)).toBe(false)
})
