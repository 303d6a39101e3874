import type { Message } from '@greenlight/domain/thread'
import { beforeEach, expect, it } from 'vitest'
import { watchMessages } from '../../../mf-messaging/src/conversation/messages.ts'
import { clearDatabase, seed } from '../setup/database.ts'
import { account, timeAt } from '../setup/documents.ts'
import { LiveAnswers } from '../setup/liveAnswers.ts'
import { ann, bob } from '../setup/person.ts'
import { asPerson, closeAllPages, sessionCheckCount } from '../setup/runtime.ts'

const message = (text: string, minutes: number) => ({
  threadId: 'ann_bob',
  sender: 'bob',
  text,
  createdAt: timeAt(minutes),
})

beforeEach(async () => {
  await closeAllPages()
  await clearDatabase()
  await seed({
    'users/ann': account(ann),
    'users/bob': account(bob),
    'threads/ann_bob': { members: ['ann', 'bob'], lastAt: timeAt() },
    'threads/ann_bob/messages/before': message('before', 0),
  })
})

it('an open conversation ends when its member signs out everywhere, and the session is checked', async () => {
  const answers = await asPerson(
    ann,
    () =>
      new LiveAnswers<readonly Message[]>((onData, onError) =>
        watchMessages('ann_bob', onData, onError),
      ),
  )
  await answers.until(([first]) => first?.text === 'before')
  await seed({ 'threads/ann_bob/messages/live': message('live', 1) })
  await answers.until(({ length }) => length === 2)

  const validAfter = Math.floor(Date.now() / 1000) + 60
  await seed({ 'users/ann': account(ann, { validAfter }) })
  await seed({ 'threads/ann_bob/messages/after': message('after', 2) })
  expect(await answers.failure()).toBe('messaging/messages-load-failed')
  expect(JSON.stringify(answers.all)).not.toContain('after')
  expect(sessionCheckCount(ann)).toBe(1)
  answers.stop()
})
