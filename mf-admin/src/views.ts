import { paths } from '@greenlight/kit/contract/paths'

/** The parts of admin review, in the order of their links. */
export const views = ['pending', 'flags', 'log', 'bans', 'admins', 'numbers'] as const

export type View = (typeof views)[number]

export const viewLabels: Readonly<Record<View, string>> = {
  pending: 'Pending',
  flags: 'Flags',
  log: 'Log',
  bans: 'Bans',
  admins: 'Admins',
  numbers: 'Numbers',
}

/** The view that an address names; anything else is the first. */
export function readView(search: URLSearchParams): View {
  return views.find((view) => view === search.get('view')) ?? 'pending'
}

/** The address of a view, which keeps nothing of another view's. */
export function viewPath(view: View): string {
  return view === 'pending' ? paths.adminReview() : `${paths.adminReview()}?view=${view}`
}
