/** What can be flagged, with the ids that lead to it. */
export type FlagTarget =
  | { readonly kind: 'report'; readonly reportId: string }
  | { readonly kind: 'experience'; readonly reportId: string; readonly experienceId: string }
  | {
      readonly kind: 'comment'
      readonly reportId: string
      readonly experienceId: string
      readonly commentId: string
    }
  | { readonly kind: 'message'; readonly threadId: string; readonly messageId: string }

/** The document path of a target, without a leading slash. */
export function flagTargetPath(target: FlagTarget): string {
  switch (target.kind) {
    case 'report':
      return `reports/${target.reportId}`
    case 'experience':
      return `reports/${target.reportId}/experiences/${target.experienceId}`
    case 'comment':
      return `reports/${target.reportId}/experiences/${target.experienceId}/comments/${target.commentId}`
    case 'message':
      return `threads/${target.threadId}/messages/${target.messageId}`
  }
}

/** The target that a document path names, or null if nothing of that kind can be flagged. */
export function parseFlagTarget(path: string): FlagTarget | null {
  const [root, rootId, group, groupId, leaf, leafId, ...rest] = path.split('/')
  if (!rootId || rest.length > 0) return null
  if (root === 'threads') {
    return group === 'messages' && groupId && leaf === undefined
      ? { kind: 'message', threadId: rootId, messageId: groupId }
      : null
  }
  if (root !== 'reports') return null
  if (group === undefined) return { kind: 'report', reportId: rootId }
  if (group !== 'experiences' || !groupId) return null
  if (leaf === undefined) return { kind: 'experience', reportId: rootId, experienceId: groupId }
  return leaf === 'comments' && leafId
    ? { kind: 'comment', reportId: rootId, experienceId: groupId, commentId: leafId }
    : null
}

/** The id of `uid`'s flag on a target path: one flag per member and target. */
export function flagId(uid: string, targetPath: string): string {
  return `${uid}~${targetPath.replaceAll('/', '~')}`
}
