import { Timestamp } from 'firebase/firestore/lite'
import { beforeEach, describe, expect, it } from 'vitest'
import { acceptTerms } from '../../../mf-onboarding/src/legal/acceptTerms.ts'
import {
  type ProfileSetup,
  saveProfileSetup,
} from '../../../mf-onboarding/src/setup/profileSetup.ts'
import {
  createUserDocument,
  mergeGoogleUser,
} from '../../../mf-onboarding/src/signIn/userDocument.ts'
import { isUsernameFree } from '../../../mf-onboarding/src/username/usernameRequests.ts'
import {
  saveDefaultLocation,
  saveMessageSettings,
} from '../../../mf-profile/src/settings/settingsRequests.ts'
import { clearDatabase, seed, storedDocument } from '../setup/database.ts'
import { account, timeAt } from '../setup/documents.ts'
import { errorCodeOf } from '../setup/liveAnswers.ts'
import { ann, bob, person } from '../setup/person.ts'
import { asPerson, closeAllPages, session } from '../setup/runtime.ts'
import { together } from '../setup/together.ts'

const austin = { lat: 30.27, lon: -97.74 }
const setup: ProfileSetup = {
  username: ' Quiet Otter ',
  myGender: 'woman',
  showMe: ['men', 'women'],
  locationText: 'Austin, TX',
  locationCoords: austin,
  email: null,
}

const profile = () => {
  const { member } = session.getState()
  return member.state === 'ready' ? member.profile : member.state
}

beforeEach(async () => {
  await closeAllPages()
  await clearDatabase()
})

describe('sign-up', () => {
  it('writes the described document, without a username if there is none', async () => {
    await asPerson(ann, () => createUserDocument())
    expect(await storedDocument('users/ann')).toEqual({
      email: ann.email,
      location: '',
      createdAt: expect.any(Timestamp) as Timestamp,
    })
  })

  it('reserves the name, and refuses one that another member has in any spelling', async () => {
    await asPerson(ann, async () => {
      await createUserDocument()
      await saveProfileSetup(setup)
    })
    expect(await storedDocument('usernames/quletotter')).toEqual({
      ...{ uid: 'ann', name: 'Quiet Otter', folded: 'quletotter' },
      since: expect.any(Timestamp) as Timestamp,
    })
    await asPerson(bob, async () => {
      await createUserDocument()
      expect(await isUsernameFree('quIet.0tter')).toBe(false)
      expect(await isUsernameFree('Quieter Otter')).toBe(true)
      const late = saveProfileSetup({ ...setup, username: 'quIet.0tter' })
      expect(await errorCodeOf(late)).toBe('onboarding/username-taken')
    })
    expect(await storedDocument('users/bob')).not.toHaveProperty('username')
  })

  it('of two members who save a name at the same moment, one gets it', async () => {
    await Promise.all([ann, bob].map((who) => asPerson(who, createUserDocument)))
    const save = (who: typeof ann) => () =>
      asPerson(who, () => errorCodeOf(saveProfileSetup(setup)))
    const codes = await together(save(ann), save(bob))
    expect(codes.toSorted()).toEqual(['no failure', 'onboarding/username-taken'])
  })

  it('keeps the name of a complete profile that is set up again', async () => {
    await seed({ 'users/ann': account(ann) })
    await asPerson(ann, async () => {
      await saveProfileSetup({ ...setup, username: 'Other' })
      expect(profile()).toMatchObject({ username: 'Name of ann', showMe: ['men', 'women'] })
    })
    expect(await storedDocument('users/ann')).toMatchObject({ username: 'Name of ann' })
  })

  it('continues with setup and terms and updates the session', async () => {
    await asPerson(ann, async () => {
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
    expect(await storedDocument('users/ann')).toMatchObject({
      defaultLocation: 'Austin, TX',
      acceptedTermsAt: expect.any(Timestamp) as Timestamp,
    })
  })

  it.each([
    ['terms', acceptTerms],
    ['setup', () => saveProfileSetup(setup)],
  ])(
    'creates the missing document with the %s after an interrupted sign-up',
    async (_, operation) => {
      await asPerson(ann, operation)
      expect(await storedDocument('users/ann')).toMatchObject({
        email: ann.email,
        location: '',
        createdAt: expect.any(Timestamp) as Timestamp,
      })
    },
  )

  it('reports a failure with its code', async () => {
    expect(
      await errorCodeOf(asPerson(ann, () => saveProfileSetup({ ...setup, username: 'x' }))),
    ).toBe('onboarding/setup-save-failed')
    expect(await errorCodeOf(createUserDocument())).toBe('onboarding/sign-up-failed')
  })
})

describe('Google', () => {
  const guest = (displayName: string | null) => person('guest', { displayName })

  it.each([['Łukasz Nowak'], [null]])('keeps the name %s to itself', async (displayName) => {
    await asPerson(guest(displayName), mergeGoogleUser)
    const stored = await storedDocument('users/guest')
    expect(Object.keys(stored ?? {}).sort()).toEqual(['createdAt', 'email', 'location'])
  })

  it('keeps existing fields', async () => {
    const before = { ...account(person('guest')), location: 'Austin', theme: 'dark' }
    await seed({ 'users/guest': before })
    await asPerson(guest('Real Name'), mergeGoogleUser)
    expect(await storedDocument('users/guest')).toEqual(before)
  })

  it('renews the address in a legacy document', async () => {
    await seed({ 'users/guest': { email: 'old@greenlight.test', createdAt: timeAt() } })
    await asPerson(guest('Real Name'), mergeGoogleUser)
    expect(await storedDocument('users/guest')).toEqual({
      email: 'guest@greenlight.test',
      createdAt: timeAt(),
    })
  })
})

describe('settings', () => {
  it('saves and removes a place', async () => {
    await seed({ 'users/ann': account(ann) })
    await asPerson(ann, () => saveDefaultLocation('Austin, TX', austin))
    expect(await storedDocument('users/ann')).toMatchObject({ locationCoords: austin })
    await asPerson(ann, async () => {
      await saveDefaultLocation('', null)
      expect(profile()).toMatchObject({ locationText: '', locationCoords: null })
    })
    expect(await storedDocument('users/ann')).toMatchObject({
      defaultLocation: '',
      locationCoords: null,
    })
  })

  it('saves two switches at once and keeps the flat fields of a legacy document', async () => {
    await seed({ 'users/ann': account(ann, { msgTyping: false }) })
    await asPerson(ann, async () => {
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
    expect(await storedDocument('users/ann')).toMatchObject({
      msgTyping: false,
      messageSettings: { allow: 'none', readReceipts: false },
    })
  })

  it('reports a failure with its code', async () => {
    await seed({ 'users/ann': account(ann) })
    const tooLong = asPerson(ann, () => saveDefaultLocation('x'.repeat(121), null))
    expect(await errorCodeOf(tooLong)).toBe('kit/settings-save-failed')
  })
})
