import { genderLabels, showMeLabels } from '@greenlight/domain/gender'
import type { AccountDetails } from '../accountDetails.ts'
import { dateText, facts, type Paragraph } from './paragraphs.ts'
import { aboutMember } from './aboutMember.ts'
import { writtenByMember } from './writtenByMember.ts'

const onOff = (on: boolean) => (on ? 'on' : 'off')

/** All stored data of a member as text. */
export function accountParagraphs(details: AccountDetails, now: Date): readonly Paragraph[] {
  const { profile } = details
  const { messageSettings: settings } = profile
  return [
    { style: 'title', text: 'Your Greenlight account' },
    { style: 'small', text: `As of ${dateText(now)}` },
    { style: 'heading', text: 'Account' },
    ...facts([
      ['Username', profile.username],
      ['Display name', profile.displayName],
      ['E-mail', profile.email],
      ['Account ID', profile.uid],
      ['Member since', dateText(profile.createdAt)],
      ['Terms accepted', dateText(profile.acceptedTermsAt)],
    ]),
    { style: 'heading', text: 'Settings' },
    ...facts([
      ['Default location', profile.locationText],
      ['Gender', profile.myGender && genderLabels[profile.myGender]],
      ['Who you want to see', profile.showMe.map((each) => showMeLabels[each]).join(', ')],
      ['Messages from', settings.allow === 'everyone' ? 'everyone' : 'nobody'],
      ['Read receipts', onOff(settings.readReceipts)],
      ['Typing indicators', onOff(settings.typingIndicators)],
      ['Notifications', onOff(settings.notifications)],
    ]),
    ...writtenByMember(details),
    ...aboutMember(details),
  ]
}
