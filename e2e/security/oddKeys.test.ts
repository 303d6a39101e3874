import { parseComment, parseExperience } from '@greenlight/domain/experience'
import type { Fields } from '@greenlight/domain/fields'
import { parseFlag } from '@greenlight/domain/flag'
import { readUserProfile } from '@greenlight/domain/member'
import { parseReport } from '@greenlight/domain/report'
import { parseMessage, parseThread } from '@greenlight/domain/thread'
import { parseRegistry } from '@greenlight/kit/contract/registry'
import {
  flaggedPaths,
  localStore,
  savedLocation,
  sessionStore,
  storageKeys,
} from '@greenlight/runtime'
import { act, renderHook } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { parseLogEntry } from '../../mf-admin/src/log/log.ts'
import { shareDraft } from '../../mf-gallery/src/share/shareDraft.ts'
import { useDraft } from '../../mf-messaging/src/composer/useDraft.ts'
import { createOutbox } from '../../mf-messaging/src/outbox/createOutbox.ts'
import { startSavedLocation } from '../../shared/runtime/src/savedLocation.ts'

afterEach(() => {
  localStore.clear()
  sessionStore.clear()
})

/** What a script on the device, or an older version, may have left under our keys. */
const stored = [
  '{"__proto__":{"polluted":true,"locationText":"x","id":"x"}}',
  '{"constructor":{"prototype":{"polluted":true}}}',
  '{"__proto__":null,"toString":1,"hasOwnProperty":0}',
  '{"locationText":{"__proto__":{"polluted":true}},"locationCoords":{"__proto__":{"lat":1,"lon":1}}}',
  '{"id":"__proto__","form":{"__proto__":{"polluted":true},"name":{},"constructor":1}}',
  '[{"__proto__":{"id":"x","threadId":"x","text":"x","polluted":true}}]',
  '{"remotes":{"__proto__":{"polluted":true},"constructor":{"name":"x"}}}',
  '{"readAt":1,"paths":{"__proto__":["x"]}}',
  `"${'x'.repeat(1_000_000)}"`,
  `{"locationText":"${'x'.repeat(1_000_000)}"}`,
  '['.repeat(100_000),
  'null',
  '',
]

const openOutbox = (uid: string) =>
  createOutbox(
    () => uid,
    () => Promise.resolve(),
  )

const readers: Record<string, (text: string) => unknown> = {
  'the saved location': (text) => {
    localStore.set(storageKeys.location, text)
    startSavedLocation()
    return savedLocation.get()
  },
  'the share draft': (text) => {
    sessionStore.set('gl.gallery.share.v1', text)
    return shareDraft.read()
  },
  'the outbox': (text) => {
    sessionStore.set('gl.messaging.outbox.v1.me', text)
    return openOutbox('me').getEntries()
  },
  'the flagged paths': (text) => {
    localStore.set(storageKeys.flagged, text)
    return flaggedPaths.get()
  },
  'the stored registry': (text) => {
    try {
      return parseRegistry(JSON.parse(text))
    } catch {
      return null
    }
  },
}

describe.each(Object.entries(readers))('%s', (_name, read) => {
  test('takes nothing from keys that every object has', () => {
    for (const text of stored) {
      const result = read(text)
      expect('polluted' in {}, text.slice(0, 60)).toBe(false)
      expect(JSON.stringify(result)).not.toContain('polluted')
      const isPlain = [Object.prototype, Array.prototype, null]
      if (typeof result === 'object' && result !== null) {
        expect(isPlain).toContain(Object.getPrototypeOf(result))
      }
    }
  })
})

const oddIds = ['__proto__', 'constructor', 'toString', 'hasOwnProperty']

describe.each(oddIds)('a conversation with the id %s', (id) => {
  test('keeps a draft of its own', () => {
    const { result } = renderHook(() => useDraft(id, true))
    expect(result.current[0]).toBe('')
    act(() => result.current[1]('{"__proto__":{"polluted":true}}'))
    const again = renderHook(() => useDraft(id, true))
    expect(again.result.current[0]).toBe('{"__proto__":{"polluted":true}}')
    expect('polluted' in {}).toBe(false)
  })

  test('keeps its messages in the outbox', async () => {
    const sent: string[] = []
    const outbox = createOutbox(
      () => id,
      ({ threadId, text }) => {
        sent.push(`${threadId}: ${text}`)
        return Promise.resolve()
      },
    )
    outbox.add(id, id)
    await expect.poll(() => sent).toEqual([`${id}: ${id}`])
    expect(outbox.getEntries().map(({ state }) => state)).toEqual(['sent'])
    expect(openOutbox(id).getEntries()).toEqual([])
  })
})

const long = 'x'.repeat(1_000_000)
const parsers: Record<string, (fields: Fields) => unknown> = {
  report: (fields) => parseReport('id', fields),
  experience: (fields) => parseExperience('id', fields, 'reports/id/experiences/id'),
  comment: (fields) => parseComment('id', fields, 'reports/id/comments/id'),
  member: (fields) => readUserProfile('id', fields),
  thread: (fields) => parseThread('a_b', { members: ['a', 'b'], ...fields }),
  message: (fields) => parseMessage('a_b', 'id', fields),
  flag: (fields) => parseFlag('id', fields),
  'log entry': (fields) => parseLogEntry('id', fields),
}
/** Every text field of these documents. */
const texts = 'name notes note location text photoUrl userName displayName username reason sender'
const more = 'ownerUid authorUid email adminUid targetPath action lastMessage lastSender evidence'

describe.each(Object.entries(parsers))('a %s of 1 MB', (_name, parse) => {
  const fields = Object.fromEntries(`${texts} ${more}`.split(' ').map((name) => [name, long]))

  test('is cut to what the product stores', () => {
    const parsed = parse(fields)
    expect((JSON.stringify(parsed) ?? '').length).toBeLessThan(5000)
  })

  test('takes nothing from keys that every object has', () => {
    const odd = JSON.parse(`{"__proto__":{"name":"polluted"},"constructor":"polluted"}`) as Fields
    expect(JSON.stringify(parse({ ...fields, ...odd })) ?? '').not.toContain('polluted')
  })
})

test('a photo of 1 MB is not shown', () => {
  expect(parseReport('id', { photoUrl: `data:image/jpeg;base64,/9j/${long}` }).photoUrl).toBeNull()
})
