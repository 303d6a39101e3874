/** What a thread knows of one of its members. */
export type ThreadMember = { readonly displayName: string }

/** A conversation of two members, `threads/{id}`. */
export type Thread = {
  readonly id: string
  /** Both uids, sorted. */
  readonly members: readonly [string, string]
  readonly memberInfo: Readonly<Record<string, ThreadMember>>
  readonly lastMessage: string
  readonly lastSender: string | null
  readonly lastAt: Date | null
  /** Until when each member has read, by uid; absent if unknown or kept private. */
  readonly lastRead: Readonly<Record<string, Date>>
  readonly createdAt: Date | null
}

/** A message, `threads/{threadId}/messages/{id}`; `createdAt` is null until the server has it. */
export type Message = {
  readonly id: string
  readonly threadId: string
  readonly sender: string
  readonly text: string
  readonly createdAt: Date | null
}

/** The uid of the one who is not `uid`; with oneself if a legacy thread has only one member. */
export function otherMember(thread: Pick<Thread, 'members'>, uid: string): string {
  const [first, second] = thread.members
  return first === uid ? second : first
}
