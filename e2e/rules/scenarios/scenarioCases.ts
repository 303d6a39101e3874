import type { RuleCase } from '../setup/ruleCase.ts'
import { addedNoticeScenarios } from './members/addedNotices.ts'
import { blockAndReadScenarios } from './members/blocksAndReads.ts'
import { countedScenarios } from './members/counted.ts'
import { deviceScenarios } from './members/devices.ts'
import { enumerationScenarios } from './members/enumeration.ts'
import { erasureScenarios } from './members/erasures.ts'
import { listPageScenarios } from './members/listPages.ts'
import { quotaScenarios } from './members/quotas.ts'
import { savedSearchScenarios } from './members/savedSearches.ts'
import { sessionScenarios } from './members/sessions.ts'
import { usernameScenarios } from './members/usernames.ts'
import { userScenarios } from './members/users.ts'
import { adminDeletionScenarios } from './moderation/adminDeletions.ts'
import { adminScenarios } from './moderation/admins.ts'
import { banScenarios } from './moderation/bans.ts'
import { answerScenarios } from './moderation/caseAnswers.ts'
import { caseScenarios } from './moderation/cases.ts'
import { clearedFlagScenarios } from './moderation/clearedFlags.ts'
import { decisionScenarios } from './moderation/decisions.ts'
import { evidenceScenarios } from './moderation/evidence.ts'
import { flagCountScenarios } from './moderation/flagCounts.ts'
import { flagDecisionScenarios } from './moderation/flagDecisions.ts'
import { flagReviewScenarios } from './moderation/flagReview.ts'
import { flagScenarios } from './moderation/flags.ts'
import { flagAgainScenarios } from './moderation/flagsAgain.ts'
import { flagSpellingScenarios } from './moderation/flagSpellings.ts'
import { logScenarios } from './moderation/log.ts'
import { logIdScenarios } from './moderation/logIds.ts'
import { memberFlagScenarios } from './moderation/memberFlags.ts'
import { noticeScenarios } from './moderation/notices.ts'
import { presenceScenarios } from './moderation/presence.ts'
import { sharingPolicyScenarios } from './moderation/sharingPolicy.ts'
import { standingScenarios } from './moderation/standing.ts'
import { warningScenarios } from './moderation/warnings.ts'
import { contributionBlockScenarios } from './reports/contributionBlocks.ts'
import { contributionDeleteScenarios } from './reports/contributionDeletes.ts'
import { contributionScenarios } from './reports/contributions.ts'
import { editScenarios } from './reports/edits.ts'
import { olderCommentScenarios } from './reports/olderComments.ts'
import { ownNameScenarios } from './reports/ownName.ts'
import { photoScenarios } from './reports/photos.ts'
import { replyScenarios } from './reports/replies.ts'
import { reportReadScenarios } from './reports/reportReads.ts'
import { reportScenarios } from './reports/reports.ts'
import { revisionScenarios } from './reports/revisions.ts'
import { tombstoneScenarios } from './reports/tombstones.ts'
import { casesOf, type Scenario } from './scenario.ts'
import { lastMessageScenarios } from './threads/lastMessage.ts'
import { messageScenarios } from './threads/messages.ts'
import { removalScenarios } from './threads/removals.ts'
import { requestScenarios } from './threads/requests.ts'
import { threadStartScenarios } from './threads/threadStarts.ts'
import { threadUseScenarios } from './threads/threadUse.ts'
import { typingScenarios } from './threads/typing.ts'

const scenarios: readonly Scenario[] = [
  ...enumerationScenarios,
  ...listPageScenarios,
  ...userScenarios,
  ...usernameScenarios,
  ...sessionScenarios,
  ...blockAndReadScenarios,
  ...deviceScenarios,
  ...quotaScenarios,
  ...countedScenarios,
  ...erasureScenarios,
  ...reportScenarios,
  ...reportReadScenarios,
  ...ownNameScenarios,
  ...revisionScenarios,
  ...addedNoticeScenarios,
  ...tombstoneScenarios,
  ...photoScenarios,
  ...decisionScenarios,
  ...clearedFlagScenarios,
  ...contributionScenarios,
  ...contributionBlockScenarios,
  ...contributionDeleteScenarios,
  ...olderCommentScenarios,
  ...threadStartScenarios,
  ...threadUseScenarios,
  ...requestScenarios,
  ...lastMessageScenarios,
  ...messageScenarios,
  ...typingScenarios,
  ...adminScenarios,
  ...flagScenarios,
  ...flagAgainScenarios,
  ...flagDecisionScenarios,
  ...flagSpellingScenarios,
  ...flagReviewScenarios,
  ...flagCountScenarios,
  ...sharingPolicyScenarios,
  ...presenceScenarios,
  ...standingScenarios,
  ...logIdScenarios,
  ...logScenarios,
  ...banScenarios,
  ...adminDeletionScenarios,
  ...caseScenarios,
  ...answerScenarios,
  ...evidenceScenarios,
  ...noticeScenarios,
  ...replyScenarios,
  ...savedSearchScenarios,
  ...warningScenarios,
  ...memberFlagScenarios,
  ...editScenarios,
  ...removalScenarios,
]

/** All cases besides the matrix. */
export const scenarioCases: readonly RuleCase[] = scenarios.flatMap(casesOf)

/** The request of each scenario without its variations. */
export const baseCases: readonly RuleCase[] = scenarios.flatMap((one) => casesOf(one).slice(0, 1))
