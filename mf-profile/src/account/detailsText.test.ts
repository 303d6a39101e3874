import { defaultMessageSettings } from '@greenlight/kit/domain/messageSettings'
import { describe, expect, it } from 'vitest'
import { detailsText } from './detailsText.ts'

const day = new Date(2026, 9, 6, 21, 5)
const details = {
  profile: {
    uid: 'me',
    email: 'me@example.org',
    username: 'MintyMeadow',
    displayName: null,
    locationText: 'Austin, TX',
    locationCoords: null,
    myGender: 'nonbinary',
    showMe: ['women', 'men'],
    profileComplete: true,
    acceptedTermsAt: day,
    createdAt: null,
    messageSettings: { ...defaultMessageSettings, allow: 'none' },
  },
  reports: [],
  experiences: [],
  comments: [],
  threads: [
    {
      id: 'me_you',
      members: ['me', 'you'],
      memberInfo: { you: { displayName: 'Łukasz' } },
      lastMessage: 'private words',
      lastSender: 'you',
      lastAt: day,
      lastRead: {},
      createdAt: day,
    },
  ],
  blocks: [],
} as const

describe('detailsText', () => {
  it('says what is kept, in words, without the words of conversations', () => {
    const lines = detailsText(details, day).map(({ text }) => text)
    expect(lines).toEqual([
      'Your Greenlight account',
      'As of October 6, 2026 at 9:05 PM',
      'Account',
      'Username: MintyMeadow',
      'E-mail: me@example.org',
      'Account ID: me',
      'Member since: unknown',
      'Terms accepted: October 6, 2026 at 9:05 PM',
      'Settings',
      'Default location: Austin, TX',
      'Gender: Non-binary',
      'Shows me: women, men',
      'Messages from: nobody',
      'Read receipts: on',
      'Typing indicators: on',
      'Notifications: on',
      'Shares (0)',
      'None.',
      'Experiences (0)',
      'None.',
      'Comments (0)',
      'None.',
      'Conversations (1)',
      'With Łukasz, last message October 6, 2026 at 9:05 PM',
      'Blocked members (0)',
      'None.',
    ])
  })
})
