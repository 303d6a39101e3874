import { errorTable } from '@greenlight/runtime'

/** The errors of this remote. */
export const { failure, fail } = errorTable({
  'messaging/threads-load-failed': 'Failed to load your conversations.',
  'messaging/messages-load-failed': 'Failed to load messages.',
  'messaging/send-failed': 'Failed to send.',
  'messaging/not-allowed': 'This member does not take messages right now.',
  'messaging/leave-failed': 'Failed to save this. Please try again.',
})
