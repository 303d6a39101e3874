/** A comment, `reports/{reportId}/experiences/{experienceId}/comments/{id}`. */
export type Comment = {
  readonly id: string
  readonly reportId: string
  readonly experienceId: string
  readonly userId: string | null
  readonly authorName: string
  readonly text: string
  readonly createdAt: Date | null
}
