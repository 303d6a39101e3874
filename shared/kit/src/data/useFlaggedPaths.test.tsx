import { flaggedPaths, prepareLoading } from '@greenlight/runtime'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { useFlaggedPaths } from './useFlaggedPaths.ts'

beforeAll(prepareLoading)
afterEach(cleanup)

test('changes that begin at once are all shown', () => {
  flaggedPaths.set(['reports/a', 'reports/b'])
  const { result } = renderHook(useFlaggedPaths)
  const [, add, remove] = result.current
  act(() => remove('reports/a'))
  act(() => remove('reports/b'))
  act(() => add('reports/c'))
  expect(result.current[0]).toEqual(['reports/c'])
})
