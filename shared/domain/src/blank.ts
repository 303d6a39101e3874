/** A visible character: not only spaces, controls, marks or invisible letters, which the access rules refuse. */
const VISIBLE = /[^\p{Z}\p{C}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u

/** Whether `text` has no visible character. The rules refuse such a message, and such a reason. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text)
}
