// @vitest-environment node
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { format } from 'prettier'
import { describe, expect, it } from 'vitest'
import { promises } from './promises.mjs'
import { promisesTable } from './promisesTable.mjs'
import { shownSentences } from './shownSentences.mjs'

const LEGAL_PAGES = [
  'mf-onboarding/src/PrivacyPage.tsx',
  'mf-onboarding/src/HelpPage.tsx',
  'mf-onboarding/src/help/questions.tsx',
  'mf-onboarding/src/AboutMePage.tsx',
  'shared/kit/src/ui/legal/LegalText.tsx',
  'shared/kit/src/ui/legal/Terms.tsx',
  'shared/kit/src/ui/legal/memberData.ts',
]
const STRONG_WORDS = /\b(never|nobody|only|always|at once|deleted|within)\b/i

describe('a promise', () => {
  it.each(promises)('is shown: $sentence', ({ sentence, shown }) => {
    expect(shownSentences(shown)).toContain(sentence)
  })

  it.each(promises.filter(({ test }) => test))('has a test: $sentence', ({ test = '' }) => {
    const [, file = '', title = ''] = /^([^:]+): (.+)$/.exec(test) ?? []
    expect(readFileSync(file, 'utf8')).toContain(title)
  })

  it('has one keeper', () => {
    const keepers = promises.map(({ test, doctor, operator }) => [test, doctor, operator])
    expect(keepers.filter((each) => each.filter(Boolean).length !== 1)).toEqual([])
  })
})

it.each(LEGAL_PAGES)('%s has no strong word outside the list', (page) => {
  const listed = promises.map(({ sentence }) => sentence)
  const strong = shownSentences(page).filter((sentence) => STRONG_WORDS.test(sentence))
  expect([...new Set(strong)].filter((sentence) => !listed.includes(sentence))).toEqual([])
})

it('docs/promises.md is up to date (npm run promises)', async () => {
  const options = { parser: 'markdown', printWidth: 120 }
  const text = await format(promisesTable(promises), options)
  expect(readFileSync('docs/promises.md', 'utf8')).toBe(text)
})

it('the site never asks a device for its position', () => {
  const files = execFileSync('git', ['ls-files', 'shell/src', 'shared/*/src', 'mf-*/src'], {
    encoding: 'utf8',
  })
  const asking = files
    .trim()
    .split('\n')
    .filter((file) => /\.tsx?$/.test(file) && readFileSync(file, 'utf8').includes('geolocation'))
  expect(asking).toEqual([])
})
