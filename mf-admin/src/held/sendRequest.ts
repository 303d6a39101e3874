import { type FlagTarget, parseFlagTargetPath } from '@greenlight/domain/flag'
import { grantAppeal } from '../cases/appeals.ts'
import { answerCase } from '../cases/cases.ts'
import { grantRequest } from '../cases/requests.ts'
import { banMember } from '../decisions/banMember.ts'
import { deleteContribution, removeMessage } from '../decisions/contributionDecisions.ts'
import { dismissFlags } from '../decisions/flagDecisions.ts'
import { decideReport, deleteReport, returnToQueue } from '../decisions/reportDecisions.ts'
import { fail } from '../errors.ts'
import { unban } from '../members/bans.ts'
import { warnMember } from '../members/warnings.ts'
import { refuseRevision, takeRevision } from '../revisions/revisions.ts'
import type { DecisionRequest } from './decisionRequest.ts'

/**
 * Sends one decision. Sent again, it is recognized as the same one where its id is known.
 * @throws GreenlightError of the operation
 * @public used through importWithRetry
 */
export async function sendRequest(request: DecisionRequest): Promise<void> {
  await send(request)
  if ('returns' in request && request.returns) await returnToQueue(request.returns)
}

function send(request: DecisionRequest): Promise<void> {
  switch (request.kind) {
    case 'report':
      return decideReport(request.reportId, request.action, request.reason, request.basis)
    case 'report-deletion': {
      const { reportId, reason, basis, createdAt } = request
      const date = createdAt === null ? null : new Date(createdAt)
      return deleteReport(reportId, reason, { ...basis, createdAt: date })
    }
    case 'dismissal':
      return dismissFlags(request.targetPath, request.reason, request.basis)
    case 'contribution-deletion': {
      const { targetPath, reason, point = null } = request
      const target = targetOf(targetPath, ['experience', 'comment', 'reply'])
      return deleteContribution(target, reason, { point })
    }
    case 'message-removal': {
      const { targetPath, sender, reason, point = null } = request
      return removeMessage({ target: targetOf(targetPath, ['message']), sender, reason, point })
    }
    case 'warning':
      return warnMember(request)
    case 'ban':
      return banMember(request)
    case 'unban':
      return unban(request.uid, request.reason)
    case 'request-grant':
      return grantRequest(request.openCase, request.grant, request.answer, request.id)
    case 'appeal-grant':
      return grantAppeal(request.openCase, request, request.answer, request.id)
    case 'decline': {
      const { openCase, answer, id } = request
      return answerCase(openCase, { state: 'declined', answer, id })
    }
    case 'revision':
      return request.takes ? takeRevision(request) : refuseRevision(request)
  }
}

function targetOf<K extends FlagTarget['kind']>(path: string, kinds: readonly K[]) {
  const target = parseFlagTargetPath(path)
  if (!target || !isOneOf(target, kinds)) throw fail('admin/delete-failed')
  return target
}

function isOneOf<K extends FlagTarget['kind']>(
  target: FlagTarget,
  kinds: readonly K[],
): target is Extract<FlagTarget, { kind: K }> {
  return kinds.some((kind) => kind === target.kind)
}
