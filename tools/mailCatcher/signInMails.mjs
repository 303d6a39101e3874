import { parseJson } from '../stack/json.mjs'

/** @typedef {import('./caughtMails.mjs').CaughtMail} CaughtMail */

const subjects = /** @type {const} */ ({
  EMAIL_SIGNIN: 'Sign in',
  PASSWORD_RESET: 'Reset your password',
  VERIFY_EMAIL: 'Verify your e-mail',
  VERIFY_AND_CHANGE_EMAIL: 'Verify your new e-mail',
})

/**
 * The e-mails that Firebase would send: the Auth emulator keeps them.
 * @param {string} emulator its address
 */
export function signInMails(emulator) {
  /** When each was first seen, by its link. @type {Map<string, string>} */
  const seen = new Map()
  return async () => {
    const answer = await fetch(`${emulator}/emulator/v1/projects/demo-greenlight/oobCodes`)
    /** @type {{ oobCodes: { email: string, requestType: keyof typeof subjects, oobLink: string }[] }} */
    const { oobCodes } = parseJson(await answer.text())
    return oobCodes.map(({ email, requestType, oobLink }) => {
      const at = seen.get(oobLink) ?? new Date().toISOString()
      seen.set(oobLink, at)
      /** @type {CaughtMail} */
      const mail = {
        to: email,
        from: 'Firebase',
        subject: subjects[requestType] ?? requestType,
        text: oobLink,
        html: '',
        at,
      }
      return mail
    })
  }
}
