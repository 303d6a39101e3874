import type { Experience } from '@greenlight/domain/experience'
import { expect, it } from 'vitest'
import { countTags } from './tagCounts.ts'

const by = (userId: string | null, ...tags: Experience['tags']) => ({ userId, tags })

it('counts a tag from three different members on', () => {
  const two = [by('ann', 'kind', 'asked-for-money'), by('bob', 'kind')]
  expect(countTags(two)).toEqual([])
  expect(countTags([...two, by('bob', 'kind'), by(null, 'kind')])).toEqual([])
  expect(countTags([...two, by('cyd', 'kind')])).toEqual([{ tag: 'kind', members: 3 }])
})
