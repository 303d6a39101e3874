// @vitest-environment happy-dom
import { expect, it } from 'vitest'
import { type Evidence, evidenceHtml } from './evidenceFile.ts'

const at = new Date('2026-11-27T21:05:00Z')
const evidence: Evidence = {
  title: 'Conversation with <b>Bob</b>',
  facts: [
    ['Their name', 'Bob & "Co"'],
    ['Town', null],
  ],
  photo: 'data:image/jpeg;base64,/9j/4A==',
  parts: [
    {
      title: 'Messages',
      entries: [
        { by: 'Bob', at, text: '<script>alert(1)</script>\nOr else!' },
        { by: 'Bob', at: null, text: '', note: 'An admin removed this message.' },
      ],
    },
  ],
}
const page = () =>
  new DOMParser().parseFromString(
    evidenceHtml(evidence, new Date('2026-11-28T10:00:00Z')),
    'text/html',
  )

it('has names, times with their zone and in UTC, texts and the photo', () => {
  const { body, title } = page()
  expect(title).toBe('Conversation with <b>Bob</b>')
  expect(body.textContent).toContain('Bob & "Co"')
  expect(body.textContent).not.toContain('Town')
  expect(body.textContent).toContain('(2026-11-28T10:00:00.000Z)')
  const [first, second] = body.querySelectorAll('article')
  expect(first?.querySelector('time')?.getAttribute('datetime')).toBe('2026-11-27T21:05:00.000Z')
  expect(first?.querySelector('time')?.textContent).toMatch(/2026.*\(2026-11-27T21:05:00\.000Z\)$/)
  expect(first?.textContent).toContain('<script>alert(1)</script>\nOr else!')
  expect(second?.textContent).toContain('time not known')
  expect(second?.textContent).toContain('An admin removed this message.')
  expect(body.querySelector('img')?.getAttribute('src')).toBe(evidence.photo)
})

it('has no element that the members wrote, and lets nothing load', () => {
  const { documentElement } = page()
  expect(documentElement.querySelector('script, b')).toBeNull()
  expect(documentElement.innerHTML).toContain("default-src 'none'")
})
