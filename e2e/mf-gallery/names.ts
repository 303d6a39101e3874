import { randomUUID } from 'node:crypto'

/** A name that nobody else has. It has the sound of its letters, without digits. */
export function newName(): string {
  const digits = randomUUID().replaceAll('-', '').slice(0, 7)
  const letters = Array.from(digits, (digit) => 'blmntrdkpfsvblmn'[parseInt(digit, 16)])
  return `Ko${letters.join('o')}`
}
