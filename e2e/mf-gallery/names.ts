import { randomUUID } from 'node:crypto'

/** A unique name of letters only, because digits have no sound. */
export function newName(): string {
  const digits = randomUUID().replaceAll('-', '').slice(0, 7)
  const letters = Array.from(digits, (digit) => 'blmntrdkpfsvblmn'[parseInt(digit, 16)])
  return `Ko${letters.join('o')}`
}
