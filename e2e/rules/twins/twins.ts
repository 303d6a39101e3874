import type { Case } from '../stage/case.ts'
import { adminTwins } from './admins.ts'
import { contributionTwins } from './contributions.ts'
import { decisionTwins } from './decisions.ts'
import { flagTwins } from './flags.ts'
import { harvestTwins } from './harvest.ts'
import { messageTwins } from './messages.ts'
import { moderationTwins } from './moderation.ts'
import { photoTwins } from './photos.ts'
import { privateMarkTwins } from './privateMarks.ts'
import { reportReadTwins } from './reportReads.ts'
import { reportTwins } from './reports.ts'
import { announcementTwins } from './announcements.ts'
import { contributionEndTwins } from './contributionEnds.ts'
import { deletionTwins } from './deletions.ts'
import { flagCountTwins } from './flagCounts.ts'
import { flagReviewTwins } from './flagReview.ts'
import { threadStartTwins } from './threadStarts.ts'
import { threadUseTwins } from './threadUse.ts'
import { typingTwins } from './typing.ts'
import { twinCases } from './twin.ts'
import { userTwins } from './users.ts'

/** Every case beside the matrix: what is allowed, and each way in which it must fail. */
export const twins: readonly Case[] = [
  ...harvestTwins,
  ...userTwins,
  ...privateMarkTwins,
  ...reportTwins,
  ...reportReadTwins,
  ...photoTwins,
  ...decisionTwins,
  ...contributionTwins,
  ...contributionEndTwins,
  ...threadStartTwins,
  ...threadUseTwins,
  ...announcementTwins,
  ...messageTwins,
  ...typingTwins,
  ...adminTwins,
  ...flagTwins,
  ...flagReviewTwins,
  ...flagCountTwins,
  ...moderationTwins,
  ...deletionTwins,
].flatMap(twinCases)
