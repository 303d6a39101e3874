import { admin, ann, noTerms, unverified, visitor, zoe } from '../../setup/actors.ts'
import { addFlag, banMember, dismissFlag, logDeletion, tell } from '../../setup/acts.ts'
import { closed, type Fields, flag, flagPath, logEntry, now, past } from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { patch, put, remove } from '../../setup/session.ts'
import { attemptEach, eachOmitted, eachValue, omitted, withChanges } from '../fieldChanges.ts'
import { byActors, type Scenario } from '../scenario.ts'

const path = 'flags/{uid~target}'
const replyPath = 'reports/of-zoe/reply/subject'
const givenReply = {
  given: () => ({ [replyPath]: { text: 'I was ill.', createdAt: past, decision: 'x' } }),
}

const flagMember =
  (change: Fields = {}, uid = 'zoe'): Attempt =>
  (s) => {
    const target = `users/${uid}`
    const fields = withChanges(flag(s.me, target), { evidence: omitted, ...change })
    return s.write(...addFlag(s.me, target, fields))
  }
const flagReply =
  (change: Fields = {}, target = replyPath): Attempt =>
  (s) =>
    s.write(...addFlag(s.me, target, withChanges(flag(s.me, target), change)))

/** A flag of Ann on this, open. */
const flagged = (target: string) => ({
  given: () => ({
    ...givenReply.given(),
    [flagPath(ann, target)]: withChanges(flag(ann, target, past), { evidence: omitted }),
  }),
})
const uphold = (target: string) => patch(flagPath(ann, target), closed('upheld'))

/** Flags on members and on answers of people described. */
export const memberFlagScenarios: readonly Scenario[] = [
  {
    path,
    title: 'flags a member',
    run: flagMember(),
    allowed: { 'who is banned': flagMember({}, 'banned') },
    refused: {
      ...byActors(visitor, noTerms, unverified),
      themselves: { as: zoe, run: flagMember() },
      'who does not exist': flagMember({}, 'missing'),
      ...attemptEach(
        {
          ...eachValue('reportId', ['zoe', 'common', '']),
          ...eachValue('evidence', ['', 'Hello']),
          ...eachValue('targetPath', [
            'users/zoe/',
            'users//zoe',
            'users/%7Aoe',
            'users/pal',
            'zoe',
          ]),
          ...eachValue('extra', [1]),
        },
        (change) => flagMember(change),
      ),
      'by a notice of theirs': flagMember({}, 'ann/notices/old'),
      'by a path to nobody': flagMember({}, 'zoe/x'),
      'by another document about them': (s) =>
        s.write(
          ...addFlag(
            s.me,
            'standing/zoe',
            withChanges(flag(s.me, 'standing/zoe'), { evidence: omitted }),
          ),
        ),
      twice: flagged('users/zoe'),
      'without counting it': (s) =>
        s.write(
          ...addFlag(
            s.me,
            'users/zoe',
            withChanges(flag(s.me, 'users/zoe'), { evidence: omitted }),
          ).slice(0, 1),
        ),
    },
  },
  {
    path,
    title: 'decides on a flag on a member',
    as: admin,
    ...flagged('users/zoe'),
    run: (s) => s.write(...dismissFlag(s.me, ann, 'users/zoe')),
    allowed: {
      'and bans the member': (s) => s.write(...banMember(s.me, 'zoe'), uphold('users/zoe')),
    },
    refused: {
      ...byActors(ann, zoe),
      'which is about themselves': {
        ...flagged('users/admin'),
        run: (s) => s.write(...dismissFlag(s.me, ann, 'users/admin')),
      },
      'and bans another member': (s) => s.write(...banMember(s.me, 'pal'), uphold('users/zoe')),
    },
  },
  {
    path,
    title: 'flags the answer of a person described',
    ...givenReply,
    run: flagReply(),
    allowed: { 'on their own report': { as: zoe } },
    refused: {
      ...byActors(visitor, unverified),
      'that does not exist': { given: () => ({}) },
      'of the same batch': {
        as: admin,
        given: () => ({}),
        run: (s) =>
          s.write(
            put(replyPath, { text: 'I was ill.', createdAt: now, decision: 'new' }),
            put('modlog/new', logEntry(s.me, 'reply', replyPath)),
            tell('zoe', 'reply', replyPath),
            ...addFlag(s.me, replyPath),
          ),
      },
      'on a hidden report': {
        given: () => ({
          ...givenReply.given(),
          'reports/pending-zoe/reply/subject': { text: 'x', createdAt: past, decision: 'x' },
        }),
        run: flagReply({}, 'reports/pending-zoe/reply/subject'),
      },
      'under another name': {
        given: () => ({ ...givenReply.given(), 'reports/of-zoe/reply/other': { text: 'x' } }),
        run: flagReply({}, 'reports/of-zoe/reply/other'),
      },
      'in another collection': {
        given: () => ({ ...givenReply.given(), 'reports/of-zoe/replies/subject': { text: 'x' } }),
        run: flagReply({}, 'reports/of-zoe/replies/subject'),
      },
      'and a document below it': {
        given: () => ({ ...givenReply.given(), [`${replyPath}/comments/one`]: { text: 'x' } }),
        run: flagReply({}, `${replyPath}/comments/one`),
      },
      ...attemptEach(
        {
          ...eachValue('reportId', ['common', '']),
          ...eachOmitted('reportId'),
          ...eachValue('evidence', ['x']),
          ...eachValue('targetPath', [`${replyPath}/`, 'reports/of-zoe//reply/subject']),
        },
        (change) => flagReply(change),
      ),
    },
  },
  {
    path,
    title: 'decides on a flag on an answer',
    as: admin,
    ...flagged(replyPath),
    run: (s) => s.write(...dismissFlag(s.me, ann, replyPath)),
    allowed: {
      'and deletes it': (s) => {
        const decision = `reports~of-zoe~reply~subject~${past.toMillis()}`
        return s.write(
          remove(replyPath),
          ...logDeletion(s.me, replyPath, 'zoe'),
          patch(flagPath(ann, replyPath), closed('upheld', decision)),
        )
      },
    },
    refused: byActors(ann, zoe),
  },
]
