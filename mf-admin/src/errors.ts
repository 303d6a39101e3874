import { errorTable } from '@greenlight/runtime'

/** What admin review throws and shows. Some texts are prescribed to the letter, also those that name rules. */
export const { failure, fail } = errorTable({
  'admin/view-load-failed': 'Failed to load this view.',
  'admin/pending-load-failed': 'Failed to load pending items (rules/index?).',
  'admin/admins-load-failed': 'Failed to load admins (rules?).',
  'admin/log-load-failed': 'Failed to load the log.',
  'admin/members-load-failed': 'Failed to load members (rules?).',
  'admin/presence-failed': 'Failed to load who looks at this.',
  'admin/listeners-failed': 'Failed to start listeners.',

  'admin/same-photo-load-failed': 'Failed to look for the same photo in other profiles.',

  // Decisions
  'admin/decision-failed': 'Failed to store this decision.',
  'admin/already-decided': 'Another admin has already decided this.',
  'admin/appeal-open': 'An appeal against the last decision is open. Please answer it first.',
  'admin/approve-failed': 'Failed to approve.',
  'admin/reject-failed': 'Failed to reject.',
  'admin/takedown-failed': 'Failed to take down.',
  'admin/restore-failed': 'Failed to restore.',
  'admin/return-failed': 'Failed to put the other profiles with this photo back into the queue.',
  'admin/delete-failed': 'Failed to delete.',
  'admin/dismiss-failed': 'Failed to dismiss.',
  'admin/warn-failed': 'Failed to warn this member.',
  'admin/ban-failed': 'Failed to ban this member.',
  'admin/unban-failed': 'Failed to lift the ban.',

  // Requests and appeals
  'admin/grant-failed': 'Failed to grant this request.',
  'admin/decline-failed': 'Failed to decline this request.',
  'admin/reply-failed': 'Failed to put the answer on the profile.',

  // The list of admins
  'admin/add-failed': 'Failed to add admin.',
  'admin/remove-failed': 'Failed to remove admin.',
})
