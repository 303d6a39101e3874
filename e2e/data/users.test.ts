import { acceptTerms } from '@greenlight/kit/data/users/acceptTerms'
import { createUserDocument } from '@greenlight/kit/data/users/createUserDocument'
import { mergeGoogleUser } from '@greenlight/kit/data/users/mergeGoogleUser'
import { saveDefaultLocation } from '@greenlight/kit/data/users/saveDefaultLocation'
import { saveMessageSettings } from '@greenlight/kit/data/users/saveMessageSettings'
import { saveProfileSetup } from '@greenlight/kit/data/users/saveProfileSetup'
import type { ProfileSetup } from '@greenlight/kit/domain/profileSetup'
import { Timestamp } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
import { clearDatabase, place, stored } from './stage/backend.ts'
import { account, at } from './stage/documents.ts'
import { failureOf } from './stage/failure.ts'
import { ann, person } from './stage/person.ts'
import { as, closePages, session } from './stage/runtime.ts'

const austin = { lat: 30.27, lon: -97.74 }
const setup: ProfileSetup = {
  username: ' Quiet Otter ',
  myGender: 'woman',
  showMe: ['men', 'women'],
  locationText: 'Austin, TX',
  locationCoords: austin,
}

const profile = () => {
  const { member } = session.getState()
  return member.state === 'ready' ? member.profile : member.state
}

beforeEach(async () => {
  await closePages()
  await clearDatabase()
})

describe('sign-up', () => {
  it('writes the described document, without a username if there is none', async () => {
    await as(ann, () => createUserDocument())
    expect(await stored('users/ann')).toEqual({
      email: ann.email,
      location: '',
      createdAt: expect.any(Timestamp) as Timestamp,
    })
  })

  it('leads through setup and terms to a member whom the session knows', async () => {
    await as(ann, async () => {
      await createUserDocument()
      await saveProfileSetup(setup)
      await acceptTerms()
      expect(profile()).toMatchObject({
        username: 'Quiet Otter',
        showMe: ['men', 'women'],
        locationCoords: austin,
        profileComplete: true,
        acceptedTermsAt: expect.any(Date) as Date,
      })
    })
    expect(await stored('users/ann')).toMatchObject({
      defaultLocation: 'Austin, TX',
      acceptedTermsAt: expect.any(Timestamp) as Timestamp,
    })
  })

  it.each([
    ['terms', acceptTerms],
    ['setup', () => saveProfileSetup(setup)],
  ])('makes the missing document with the %s, if sign-up broke off', async (_, operation) => {
    await as(ann, operation)
    expect(await stored('users/ann')).toMatchObject({
      email: ann.email,
      location: '',
      createdAt: expect.any(Timestamp) as Timestamp,
    })
  })

  it('names its failure', async () => {
    expect(await failureOf(as(ann, () => saveProfileSetup({ ...setup, username: 'x' })))).toBe(
      'setup-save-failed',
    )
    expect(await failureOf(createUserDocument())).toBe('sign-up-failed')
  })
})

describe('Google', () => {
  const guest = (displayName: string | null) => person('guest', { displayName })

  it.each([
    ['Łukasz Nowak', 'Łukasz Nowak'],
    [`${'x'.repeat(39)} and more`, 'x'.repeat(39)],
    ['x', undefined],
    [null, undefined],
  ])('makes of the display name %s the username %s', async (displayName, username) => {
    await as(guest(displayName), mergeGoogleUser)
    expect((await stored('users/guest'))?.['username']).toBe(username)
  })

  it('leaves alone what a member has', async () => {
    const before = { ...account(person('guest')), location: 'Austin', theme: 'dark' }
    await place({ 'users/guest': before })
    await as(guest('Real Name'), mergeGoogleUser)
    expect(await stored('users/guest')).toEqual(before)
  })

  it('adds what is missing to an old document', async () => {
    await place({ 'users/guest': { email: 'old@greenlight.test', createdAt: at() } })
    await as(guest('Real Name'), mergeGoogleUser)
    expect(await stored('users/guest')).toEqual({
      email: 'guest@greenlight.test',
      username: 'Real Name',
      createdAt: at(),
    })
  })
})

describe('settings', () => {
  it('saves a place and takes it away again', async () => {
    await place({ 'users/ann': account(ann) })
    await as(ann, () => saveDefaultLocation('Austin, TX', austin))
    expect(await stored('users/ann')).toMatchObject({ locationCoords: austin })
    await as(ann, async () => {
      await saveDefaultLocation('', null)
      expect(profile()).toMatchObject({ locationText: '', locationCoords: null })
    })
    expect(await stored('users/ann')).toMatchObject({ defaultLocation: '', locationCoords: null })
  })

  it('saves two switches pressed at once, and keeps the flat ones of an old document', async () => {
    await place({ 'users/ann': account(ann, { msgTyping: false }) })
    await as(ann, async () => {
      await Promise.all([
        saveMessageSettings({ readReceipts: false }),
        saveMessageSettings({ allow: 'none' }),
      ])
      expect(profile()).toMatchObject({
        messageSettings: {
          allow: 'none',
          readReceipts: false,
          typingIndicators: false,
          notifications: true,
        },
      })
    })
    expect(await stored('users/ann')).toMatchObject({
      msgTyping: false,
      messageSettings: { allow: 'none', readReceipts: false },
    })
  })

  it('names its failure', async () => {
    await place({ 'users/ann': account(ann) })
    const tooLong = as(ann, () => saveDefaultLocation('x'.repeat(121), null))
    expect(await failureOf(tooLong)).toBe('settings-save-failed')
  })
})
