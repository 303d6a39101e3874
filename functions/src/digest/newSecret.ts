import { randomBytes } from 'node:crypto'

/** The secret part of the addresses in a member's e-mails: 32 letters that nobody can guess. */
export const newSecret = (): string => randomBytes(24).toString('base64url')
