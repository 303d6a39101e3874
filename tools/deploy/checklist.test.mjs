// @vitest-environment node
import { expect, it } from 'vitest'
import { parseGreenlightConfig } from '../hosting/greenlightConfig.mjs'
import { checklist } from './checklist.mjs'

it('is in docs/operations.md, of ten lines at most, and names the project', () => {
  const list = checklist(
    parseGreenlightConfig({
      project: 'our-project',
      sites: { shell: 'our-site' },
      firebase: { apiKey: '', authDomain: '', appId: '' },
      operator: { name: 'We', contact: 'we@site.test' },
    }),
  )
  const lines = list.split('\n').filter((line) => line.startsWith('- '))
  expect(lines.length).toBeGreaterThan(3)
  expect(lines.length).toBeLessThanOrEqual(10)
  expect(list).toContain('/project/our-project/')
  expect(list).not.toContain('<')
})
