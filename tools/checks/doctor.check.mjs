import { beforeAll, describe, expect, it, vi } from 'vitest'
import { askMember } from '../doctor/askMember.mjs'
import { fakeConfig } from '../googleFake/fakeProject.mjs'
import { parseJson } from '../stack/json.mjs'
import { tempFolder } from '../test/tempFolder.mjs'
import { startOwnEmulators } from './ownEmulators.mjs'

// The access rules and sign-in of the emulators answer as those of a project.
const folder = tempFolder('doctor')
const { auth, firestore } = await startOwnEmulators(folder)
const identity = `http://127.0.0.1:${auth}/identitytoolkit.googleapis.com`
const config = fakeConfig({ project: 'demo-greenlight' })
const member = { email: 'me@site.test', password: 'long enough' }

/** @param {string} path @param {Record<string, unknown>} fields as the REST API takes them */
async function write(path, fields) {
  const documents = 'projects/demo-greenlight/databases/(default)/documents'
  const response = await fetch(`http://127.0.0.1:${firestore}/v1/${documents}/${path}`, {
    method: 'PATCH',
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ fields }),
  })
  expect(response.status).toBe(200)
}

beforeAll(async () => {
  vi.stubEnv('FIRESTORE_URL', `http://127.0.0.1:${firestore}`)
  vi.stubEnv('FIREBASE_IDENTITY_URL', identity)
  const response = await fetch(`${identity}/v1/accounts:signUp?key=key`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(member),
  })
  /** @type {{ localId: string }} */
  const { localId } = parseJson(await response.text())
  const now = { timestampValue: new Date().toISOString() }
  await write(`users/${localId}`, {
    profileComplete: { booleanValue: true },
    acceptedTermsAt: now,
    username: { stringValue: 'Me' },
  })
})

const ask = async (given = member) =>
  Object.fromEntries(
    (await askMember(config, given)).map(({ what, problem, unasked, note }) => [
      what,
      problem ?? unasked ?? note ?? 'as it should be',
    ]),
  )

describe('as a member', () => {
  it('says that nothing has comments yet', async () => {
    expect((await ask())['a member lists comments from a stored time']).toBe(
      'no profile of the newest 24 has an experience',
    )
  })

  it('lists what the site lists, and nothing with an offset', async () => {
    const at = { timestampValue: '2026-11-28T12:00:00.123456Z' }
    await write('reports/r', { status: { stringValue: 'public' }, createdAt: at })
    await write('reports/r/experiences/e', { createdAt: at })
    const { 'a member reads nothing of the past (readTime)': past, ...others } = await ask()
    expect(others).toEqual({
      'a member lists profiles': 'as it should be',
      'a member lists nothing with an offset': 'as it should be',
      'a member lists comments from a stored time': 'as it should be',
    })
    expect(past).toBeDefined()
  })

  it('finds rules that let members skip, or read nothing', async () => {
    const replace = async (/** @type {string} */ condition) => {
      const content = `rules_version = '2';
service cloud.firestore { match /databases/{d}/documents/{p=**} { allow read: if ${condition}; } }`
      const files = [{ name: 'firestore.rules', content }]
      const path = '/emulator/v1/projects/demo-greenlight:securityRules'
      const response = await fetch(`http://127.0.0.1:${firestore}${path}`, {
        method: 'PUT',
        body: JSON.stringify({ rules: { files } }),
      })
      expect(response.status).toBe(200)
    }
    await replace('true')
    expect(await ask()).toMatchObject({
      'a member lists nothing with an offset': 'it was answered with 200',
    })
    await replace('false')
    expect((await ask())['a member lists profiles']).toMatch(/^refused with 403/)
  })

  it('says that the password is wrong', async () => {
    expect(await ask({ ...member, password: 'wrong' })).toEqual({
      'sign-in of me@site.test': 'INVALID_PASSWORD',
    })
  })
})
