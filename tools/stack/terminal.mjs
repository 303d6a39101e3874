import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'

/**
 * @param {string} question
 * @returns {Promise<boolean>}
 */
export async function confirm(question) {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`${question} (yes/no) `)
  terminal.close()
  return /^y(es)?$/i.test(answer.trim())
}

/**
 * Asks for a password, which is not shown.
 * @param {string} question
 */
export async function askPassword(question) {
  process.stdout.write(question)
  const output = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY })
  const password = await terminal.question('')
  terminal.close()
  process.stdout.write('\n')
  return password
}
