import { errorTable } from '@greenlight/runtime'

/** The errors of this remote, with the texts that members read. */
export const { failure, fail } = errorTable({
  'messaging/threads-load-failed': 'Failed to load your conversations.',
  'messaging/messages-load-failed': 'Failed to load messages.',
  'messaging/message-send-failed': 'Failed to send.',
  'messaging/message-not-allowed': 'This member does not take messages right now.',
  'messaging/thread-leave-failed': 'Failed to save this. Please try again.',
})
