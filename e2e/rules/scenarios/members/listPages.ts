import { type Actor, admin, ann } from '../../setup/actors.ts'
import { past } from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import type { RawQuery } from '../../setup/session.ts'
import type { Scenario } from '../scenario.ts'

type List = readonly [path: string, as: Actor, query: Omit<RawQuery, 'limit'>, most: number]

const experiences = 'reports/common/experiences'
const lists: Readonly<Record<string, List>> = {
  'their blocks': [
    'users/{uid}/blocks/{otherUid}',
    ann,
    { below: 'users/ann', from: 'blocks' },
    200,
  ],
  'their read markers': [
    'users/{uid}/reads/{threadId}',
    ann,
    { below: 'users/ann', from: 'reads' },
    100,
  ],
  'their devices': ['users/{uid}/devices/{slot}', ann, { below: 'users/ann', from: 'devices' }, 10],
  'their saved searches': [
    'users/{uid}/searches/{slot}',
    ann,
    { below: 'users/ann', from: 'searches' },
    20,
  ],
  'their notices': ['users/{uid}/notices/{id}', ann, { below: 'users/ann', from: 'notices' }, 100],
  'public reports': ['reports/{id}', ann, { from: 'reports', where: 'status EQUAL public' }, 101],
  'their reports': ['reports/{id}', ann, { from: 'reports', where: 'ownerUid EQUAL ann' }, 200],
  'all reports': ['reports/{id}', admin, { from: 'reports' }, 200],
  experiences: [
    'reports/{id}/experiences/{id}',
    ann,
    { below: 'reports/common', from: 'experiences' },
    100,
  ],
  'their experiences': [
    'reports/{id}/experiences/{id}',
    ann,
    { from: 'experiences', everywhere: true, where: 'userId EQUAL ann' },
    100,
  ],
  comments: [
    'reports/{id}/experiences/{id}/comments/{id}',
    ann,
    {
      below: `${experiences}/by-pal`,
      from: 'comments',
      where: `createdAt GREATER_THAN_OR_EQUAL ${past.toDate().toISOString()}`,
    },
    200,
  ],
  'their comments': [
    'reports/{id}/experiences/{id}/comments/{id}',
    ann,
    { from: 'comments', everywhere: true, where: 'userId EQUAL ann' },
    200,
  ],
  'their conversations': [
    'threads/{id}',
    ann,
    { from: 'threads', where: 'members ARRAY_CONTAINS ann' },
    40,
  ],
  messages: [
    'threads/{id}/messages/{id}',
    ann,
    { below: 'threads/ann_pal', from: 'messages' },
    500,
  ],
  'typing marks': [
    'threads/{id}/typing/{uid}',
    ann,
    { below: 'threads/ann_pal', from: 'typing' },
    10,
  ],
  admins: ['admins/{email}', admin, { from: 'admins' }, 100],
  'their flags': ['flags/{uid~target}', ann, { from: 'flags', where: 'by EQUAL ann' }, 100],
  'all flags': ['flags/{uid~target}', admin, { from: 'flags' }, 100],
  'their cases': ['cases/{id}', ann, { from: 'cases', where: 'by EQUAL ann' }, 100],
  'all cases': ['cases/{id}', admin, { from: 'cases' }, 100],
  'the log': ['modlog/{id}', admin, { from: 'modlog' }, 100],
  bans: ['bans/{uid}', admin, { from: 'bans' }, 100],
  'what admins look at': ['presence/{uid}', admin, { from: 'presence' }, 100],
}

/** Every list has a limit and no offset: skipped documents are billed. */
export const listPageScenarios: readonly Scenario[] = Object.entries(lists).map(
  ([title, [path, as, query, most]]): Scenario => {
    const ask =
      (page: Pick<RawQuery, 'limit' | 'offset'>): Attempt =>
      (s) =>
        s.raw({ ...query, ...page })
    return {
      path,
      title: `lists ${title}`,
      as,
      run: ask({ limit: most }),
      allowed: { 'with an offset of 0': ask({ limit: most, offset: 0 }) },
      refused: {
        'without limit': ask({}),
        'over the limit': ask({ limit: most + 1 }),
        'with an offset of 1': ask({ limit: 1, offset: 1 }),
        'with an offset of a million': ask({ limit: most, offset: 1_000_000 }),
      },
    }
  },
)
