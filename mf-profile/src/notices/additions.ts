import type { Notice } from '@greenlight/domain/notice'
import type { SessionState } from '@greenlight/runtime'

/** Whether this member wants notices of new experiences and comments on own shares. */
export const wantsAdditions = ({ member }: Pick<SessionState, 'member'>): boolean =>
  member.state !== 'ready' || member.profile.messageSettings.additions

/** Whether a notice is shown and counted. */
export const isWanted = ({ kind }: Pick<Notice, 'kind'>, wants: boolean): boolean =>
  wants || kind !== 'experience'
