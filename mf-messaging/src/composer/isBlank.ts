/** Something to see: not only blanks, controls, marks or invisible letters, which the rules refuse too. */
const VISIBLE = /[^\p{Z}\p{C}\p{M}\u115F\u1160\u2800\u3164\uFFA0]/u

/** Whether there is nothing to see in `text`: such a message is not sent. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text)
}
