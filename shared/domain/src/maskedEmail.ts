/** An e-mail address of which others who look at the screen see little: `a…@example.org`. */
export function maskedEmail(email: string): string {
  const [first = ''] = email
  return `${first}…${email.slice(email.lastIndexOf('@'))}`
}
