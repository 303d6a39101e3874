import { parseCase } from '@greenlight/domain/case'
import { sendAppeal, sendRequest } from '@greenlight/kit/data/cases'
import { flagTarget } from '@greenlight/kit/data/flags'
import { deleteOwnReport } from '@greenlight/kit/data/reports'
import { appealEffect, grantAppeal } from '../../../mf-admin/src/cases/appeals.ts'
import { answerCase } from '../../../mf-admin/src/cases/cases.ts'
import { banMember } from '../../../mf-admin/src/decisions/banMember.ts'
import { dismissFlags } from '../../../mf-admin/src/decisions/flagDecisions.ts'
import { decideReport, deleteReport } from '../../../mf-admin/src/decisions/reportDecisions.ts'
import { getLogEntry } from '../../../mf-admin/src/log/log.ts'
import { createReport } from '../../../mf-gallery/src/share/createReport.ts'
import { sendMessage } from '../../../mf-messaging/src/outbox/sendMessage.ts'
import { addComment } from '../../../mf-profile/src/comments/commentRequests.ts'
import { addExperience } from '../../../mf-profile/src/experiences/experienceRequests.ts'
import { listOutcomes } from '../../../mf-profile/src/notices/outcomes.ts'
import { documentsIn, seed, storedDocument } from '../setup/database.ts'
import { experience, newShare, report, timeAt } from '../setup/documents.ts'
import { errorCodeOf } from '../setup/liveAnswers.ts'
import type { Person } from '../setup/person.ts'
import { asPerson } from '../setup/runtime.ts'
import { together } from '../setup/together.ts'

/** What must hold, however many act in the same moment. Each counts what broke it, except the last two. */
export type Tally = {
  left: number
  flagsLost: number
  publicOfBanned: number
  bothDone: number
  wrongSentences: number
  quotaWrong: number
  messagesWrong: number
  entriesWrong: number
  told: number
  toBeTold: number
}

export const emptyTally = (): Tally => ({
  ...{ left: 0, flagsLost: 0, publicOfBanned: 0, bothDone: 0, wrongSentences: 0 },
  ...{ quotaWrong: 0, messagesWrong: 0, entriesWrong: 0, told: 0, toBeTold: 0 },
})

export type Crowd = {
  readonly members: readonly Person[]
  /** At least two. */
  readonly admins: readonly Person[]
}

type Round = Crowd & { readonly n: number; readonly tally: Tally }

const DONE = 'no failure'
const LATE = 'admin/already-decided'

const ends = (who: Person, run: () => Promise<unknown>) => () => errorCodeOf(asPerson(who, run))

/** Some members, others in each round. */
function some({ members, n }: Round, count: number, from: number): readonly Person[] {
  const start = n * 7 + from
  return Array.from({ length: count }, (_, at) => members[(start + at) % members.length]).filter(
    (who) => who !== undefined,
  )
}

function pair({ admins, n }: Round): readonly [Person, Person] {
  const [one, other] = [admins[n % admins.length], admins[(n + 1) % admins.length]]
  if (!one || !other) throw new Error('Two admins are needed.')
  return [one, other]
}

const freshDay = (who: readonly Person[], kind: string) =>
  seed(Object.fromEntries(who.map(({ uid }) => [`users/${uid}/quota/${kind}`, null])))

/**
 * Members flag a profile in one moment, two admins decide on it in one moment, its owner appeals, and one admin grants
 * what another one declines.
 */
export async function flagDecideAndAppeal(round: Round): Promise<void> {
  const { n, tally } = round
  const [owner, ...flaggers] = some(round, Math.min(7, round.members.length), 0)
  if (!owner) return
  const id = `flagged-${n}`
  const path = `reports/${id}`
  const flagPath = ({ uid }: Person) => `flags/${uid}~reports~${id}`
  await freshDay(flaggers, 'flag')
  await freshDay([owner], 'case')
  await seed({ [path]: report(owner), [`${path}/private/review`]: { flagCount: 0 } })

  const target = { kind: 'report', reportId: id } as const
  const flags = await together(
    ...flaggers.map((who) =>
      ends(who, () => flagTarget({ target, author: owner.uid, reason: 'spam', note: '' })),
    ),
  )
  for (const [at, who] of flaggers.entries()) {
    const isStored = (await storedDocument(flagPath(who))) !== undefined
    if (!isStored) tally.flagsLost += 1
    if (isStored !== (flags[at] === DONE)) tally.wrongSentences += 1
    const quota = await storedDocument(`users/${who.uid}/quota/flag`)
    if (quota?.['count'] !== 1) tally.quotaWrong += 1
  }

  const [one, other] = pair(round)
  const seen = { previous: '', flags: flaggers.map((who) => flagPath(who).replace('flags/', '')) }
  const isHidden = (await storedDocument(path))?.['status'] === 'pending'
  const rejects = () =>
    decideReport(id, isHidden ? 'reject' : 'takedown', 'Not kind.', { ...seen, point: 'other' })
  const keeps = () =>
    isHidden ? decideReport(id, 'approve', 'Fine.', seen) : dismissFlags(path, 'Fine.', seen)
  countEnds(tally, await together(ends(one, rejects), ends(other, keeps)))
  await countEntries(tally, path, 1)

  // Nothing else runs on the devices of the admins: who flagged reads the outcome alone.
  for (const who of flaggers) {
    const isDecided = (await storedDocument(flagPath(who)))?.['decision'] !== undefined
    if (!isDecided) continue
    tally.toBeTold += 1
    const outcomes = await asPerson(who, listOutcomes)
    if (outcomes.some((outcome) => outcome.target === path)) tally.told += 1
  }

  if ((await storedDocument(path))?.['status'] !== 'rejected') return
  const decision = String((await storedDocument(`${path}/private/review`))?.['decision'])
  const appeal = { decision, reportId: id, statement: 'It was.' }
  if ((await ends(owner, () => sendAppeal(appeal))()) !== DONE) tally.wrongSentences += 1
  const caseId = `${owner.uid}~${decision}`
  const open = parseCase(caseId, (await storedDocument(`cases/${caseId}`)) ?? {})
  const entry = await asPerson(one, () => getLogEntry(decision))
  const another = entry?.actor === one.uid ? other : one
  const answers = await together(
    ends(another === one ? other : one, () => grantAppeal(open, appealEffect(entry), 'Right.')),
    ends(another, () => answerCase(open, { state: 'declined', answer: 'It stays.' })),
  )
  countEnds(tally, answers)
  await countEntries(tally, `cases/${caseId}`, 1)
  const isGranted = (await storedDocument(`cases/${caseId}`))?.['state'] === 'granted'
  const isPublic = (await storedDocument(path))?.['status'] === 'public'
  if (isGranted !== isPublic) tally.bothDone += 1
}

/** One of two opposite decisions is done, and the other admin reads why not. */
function countEnds(tally: Tally, codes: readonly string[]): void {
  const done = codes.filter((code) => code === DONE).length
  if (done > 1) tally.bothDone += 1
  if (done === 0 || codes.some((code) => code !== DONE && code !== LATE)) tally.wrongSentences += 1
}

async function countEntries(tally: Tally, target: string, most: number): Promise<void> {
  const log = Object.values(await documentsIn({ collections: ['modlog'], groups: [] }))
  const entries = log.filter((entry) => entry['target'] === target)
  if (entries.length !== most) tally.entriesWrong += 1
}

/** A profile is deleted while others add to it, and so is an experience. */
export async function deleteWhileOthersAdd(round: Round): Promise<void> {
  const { n, tally } = round
  const [owner, author, ...others] = some(round, Math.min(8, round.members.length), 3)
  const [admin] = pair(round)
  if (!owner || !author) return
  const id = `deleted-${n}`
  await freshDay([author, ...others], 'experience')
  await freshDay(others, 'comment')
  await seed({
    [`reports/${id}`]: report(owner),
    [`reports/${id}/private/review`]: { flagCount: 0 },
    [`reports/${id}/experiences/${author.uid}`]: experience(author),
  })
  const comment = { reportId: id, experienceId: author.uid, text: 'Same here.' }
  await together(
    n % 2
      ? ends(owner, () => deleteOwnReport(id))
      : ends(admin, () => deleteReport(id, 'Not true.')),
    ...others.map((who, at) =>
      ends(who, () =>
        at % 2
          ? addComment(comment)
          : addExperience({ reportId: id, tone: 'red', notes: 'Was late.' }),
      ),
    ),
  )
  const left = await documentsIn({ collections: [], groups: ['experiences', 'comments'] })
  tally.left += Object.keys(left).filter((path) => path.startsWith(`reports/${id}/`)).length
}

/** A member shares on while an admin bans them and takes down what they shared. */
export async function banAndTakeDown(round: Round): Promise<void> {
  const { n, tally } = round
  const [banned] = some(round, 1, 5)
  const [admin] = pair(round)
  if (!banned) return
  await freshDay([banned], 'share')
  const id = (at: number) => `banned-${n}-${at}`
  await seed({ [`reports/${id(0)}`]: report(banned), [`reports/${id(1)}`]: report(banned) })
  const request = { uid: banned.uid, reason: 'Threats.', id: `ban-${n}`, takeDown: true }
  const [end] = await together(
    ends(admin, () => banMember(request)),
    ends(banned, () => createReport(newShare(id(2)))),
  )
  if (end !== DONE) tally.wrongSentences += 1
  const reports = Object.values(await documentsIn({ collections: ['reports'], groups: [] }))
  const isTheirs = (one: Readonly<Record<string, unknown>>) => one['ownerUid'] === banned.uid
  if (reports.some((one) => isTheirs(one) && one['status'] === 'public')) tally.publicOfBanned += 1
  // So that the next rounds have everybody.
  await seed({ [`bans/${banned.uid}`]: null })
}

/** Two devices of a member write in one conversation, and make the last documents of a day. */
export async function twoDevices(round: Round): Promise<void> {
  const { n, tally } = round
  const [me, other] = some(round, 2, 6)
  if (!me || !other || me === other) return
  const threadId = `pair-${n}`
  const thread = { members: [me.uid, other.uid].toSorted(), memberInfo: {}, lastAt: timeAt() }
  await seed({ [`threads/${threadId}`]: thread })
  const write = (id: string) => ends(me, () => sendMessage({ id, threadId, text: id }))
  const first = await together(write('one'), write('two'))
  const sent = [...first, await write('one')()]
  const messages = await documentsIn({ collections: [], groups: ['messages'] })
  const mine = Object.keys(messages).filter((path) => path.startsWith(`threads/${threadId}/`))
  const last = (await storedDocument(`threads/${threadId}`))?.['lastId']
  const isLast = mine.every((path) => timeOf(messages[path]) <= timeOf(messages[lastPath(last)]))
  if (mine.length !== 2 || !isLast) tally.messagesWrong += 1
  if (sent.some((code) => code !== DONE)) tally.wrongSentences += 1

  function lastPath(id: unknown) {
    return `threads/${threadId}/messages/${String(id)}`
  }

  const quota = `users/${me.uid}/quota/case`
  await freshDay([me], 'case')
  const ask = (id: string) =>
    ends(me, () =>
      sendRequest({
        ...{ id: `ask-${n}-${id}`, reportId: null, about: 'Alex', relation: 'me' },
        ...{ wish: 'remove', statement: id },
      }),
    )
  await ask('a')()
  const asked = await together(ask('b'), ask('c'), ask('d'))
  const isRight = asked.toSorted().join() === ['kit/day-is-full', DONE, DONE].join()
  if (!isRight) tally.wrongSentences += 1
  if ((await storedDocument(quota))?.['count'] !== 3) tally.quotaWrong += 1
}

function timeOf(message: Readonly<Record<string, unknown>> | undefined): number {
  const time = message?.['createdAt']
  return typeof time === 'object' && time !== null && 'toMillis' in time
    ? Number((time as { toMillis: () => number }).toMillis())
    : 0
}
