/** Both uids of a pair in the order in which a thread stores them. */
export function sortedMembers(a: string, b: string): [string, string] {
  return a < b ? [a, b] : [b, a]
}

/** The id of two members' one conversation, whoever starts it. */
export function threadId(a: string, b: string): string {
  return sortedMembers(a, b).join('_')
}
