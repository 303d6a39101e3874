/**
 * What the site promises: the sentence, the file that shows it, and what keeps it.
 * @type {readonly import('./promisesTable.mjs').PromiseOfSite[]}
 */
export const promises = [
  {
    sentence: 'Your password goes to the sign-in service only; we never see it.',
    shown: 'mf-onboarding/src/PrivacyPage.tsx',
    doctor: 'Firebase Authentication stores it as a hash; the site has no server',
  },
  {
    sentence: 'We never ask your device where you are.',
    shown: 'mf-onboarding/src/PrivacyPage.tsx',
    test: 'tools/promises/promises.test.mjs: the site never asks a device for its position',
  },
  {
    sentence:
      'When you search by photo, your picture stays on your device: only its keys are compared, and they are not kept.',
    shown: 'mf-onboarding/src/PrivacyPage.tsx',
    operator:
      'that no log of Firestore keeps queries; that only keys are sent is tested in e2e/data/reports/findPhoto.test.ts',
  },
  {
    sentence:
      'We also count what you share, add and report in a day, so that nobody floods the others.',
    shown: 'mf-onboarding/src/PrivacyPage.tsx',
    test: 'e2e/data/together/members.test.ts: make the last document of a day: one is stored, the other one’s sentence names the limit',
  },
  {
    sentence: 'Only for this:',
    shown: 'mf-onboarding/src/PrivacyPage.tsx',
    operator: 'the operator holds the keys of the database',
  },
  {
    sentence:
      'They say that there is news, or its kind if you want that: never a name, a place, or what somebody wrote.',
    shown: 'mf-onboarding/src/PrivacyPage.tsx',
    test: 'functions/src/digest/digest.test.ts: says what kind of news there is, if the member wants that',
  },
  {
    sentence: 'What waits to be sent is deleted when it is sent.',
    shown: 'mf-onboarding/src/PrivacyPage.tsx',
    test: 'functions/src/digest/digest.test.ts: says after ten minutes that there is news, and nothing else',
  },
  {
    sentence: 'E-mail and push messages are off until you turn them on.',
    shown: 'mf-onboarding/src/PrivacyPage.tsx',
    test: 'e2e/mf-profile/alerts.spec.ts: e-mail is off until chosen; time, kinds and words are stored together',
  },
  {
    sentence: 'Signing out ends push messages to this device.',
    shown: 'mf-onboarding/src/PrivacyPage.tsx',
    test: 'e2e/mf-profile/alerts.spec.ts: a sign-out removes this device and keeps the others',
  },
  {
    sentence: 'Your lock screen will show … and “You have news”.',
    shown: 'shared/kit/src/data/pushSupport.ts',
    test: 'e2e/journeys/push.spec.ts: a push message is shown in its own words, and the worker stores nothing',
  },
  {
    sentence: 'Notices are deleted after 1 year.',
    shown: 'mf-onboarding/src/PrivacyPage.tsx',
    doctor: 'the TTL policies of firestore.indexes.json are active',
  },
  {
    sentence:
      'Beyond that, we give data to others only where the law makes us, or where someone is in danger.',
    shown: 'mf-onboarding/src/PrivacyPage.tsx',
    operator: 'the operator decides',
  },
  {
    sentence:
      'See and take along: Settings, Advanced, Request account details gives you your data at once, as PDF or JSON.',
    shown: 'mf-onboarding/src/PrivacyPage.tsx',
    test: 'e2e/data/members/account.test.ts: collects all data of the member',
  },
  {
    sentence: 'It says what is not in it.',
    shown: 'mf-onboarding/src/PrivacyPage.tsx',
    test: 'mf-profile/src/account/memberData.test.ts: each gap of the account details is about a path, or about others',
  },
  {
    sentence: 'An e-mail address is enough; we never ask for an identity card.',
    shown: 'mf-onboarding/src/PrivacyPage.tsx',
    test: 'e2e/data/moderation/cases.test.ts: are sent by a stranger, once, answered once, and read by their author only',
  },
  {
    sentence: 'We answer within 30 days, and nobody is treated worse for using these rights.',
    shown: 'mf-onboarding/src/PrivacyPage.tsx',
    operator: 'the operator answers',
  },
  {
    sentence:
      'Share only what you experienced yourself, truthfully, and in words that you could say to the person’s face.',
    shown: 'shared/kit/src/ui/legal/Terms.tsx',
    operator: 'a rule for members, which admins enforce',
  },
  {
    sentence: 'what is not true, or what you only heard from others',
    shown: 'shared/kit/src/ui/legal/Terms.tsx',
    operator: 'a rule for members, which admins enforce',
  },
  {
    sentence: 'What others wrote below a deleted profile goes with it, without a notice.',
    shown: 'shared/kit/src/ui/legal/Terms.tsx',
    test: 'e2e/data/reports/reports.test.ts: deletes all documents below it, of all authors',
  },
  {
    sentence:
      'You can appeal once, within 30 days, if something of yours was rejected, taken down or deleted, or if your account was suspended.',
    shown: 'shared/kit/src/ui/legal/Terms.tsx',
    test: 'e2e/data/moderation/cases.test.ts: are kept while the notice of the decision is there, so they are sent once',
  },
  {
    sentence: 'In the first seven days only another admin can decline the appeal.',
    shown: 'shared/kit/src/ui/legal/Terms.tsx',
    test: 'e2e/rules/scenarios/moderation/caseAnswers.ts: answers an appeal',
  },
  {
    sentence: 'Requests about intimate pictures are answered within 48 hours.',
    shown: 'shared/kit/src/ui/legal/Terms.tsx',
    operator: 'admins answer; the desk shows the age of each request',
  },
  {
    sentence:
      'You give us a free, non-exclusive, worldwide licence to store it, to show it to members and to adapt it technically (for instance to crop a photo), only for running Greenlight and only while it is here.',
    shown: 'shared/kit/src/ui/legal/Terms.tsx',
    test: 'e2e/data/members/account.test.ts: erases all data of the member, nothing of others, and reports progress',
  },
  {
    sentence: 'Never use it to find or confront someone.',
    shown: 'shared/kit/src/ui/legal/Terms.tsx',
    operator: 'a rule for members, which admins enforce',
  },
  {
    sentence:
      'We offer it as it is, without a warranty that it is always available, free of errors or complete, or that what members share is true.',
    shown: 'shared/kit/src/ui/legal/Terms.tsx',
    operator: 'no promise',
  },
  {
    sentence:
      'You can correct an experience or a comment for 15 minutes, and delete it at any time, under My shares.',
    shown: 'shared/kit/src/ui/legal/Terms.tsx',
    test: 'e2e/mf-gallery/myShares.spec.ts: own experiences and comments are listed and can be deleted, also below a hidden profile',
  },
  {
    sentence:
      'messages that you sent, with the members you wrote to; your name there becomes “Former member”',
    shown: 'shared/kit/src/ui/legal/memberData.ts',
    test: 'e2e/data/members/account.test.ts: erases all data of the member, nothing of others, and reports progress',
  },
  {
    sentence:
      'the ids of your account and of your deleted profiles, so that these do not come back, and how much you added on your last days',
    shown: 'shared/kit/src/ui/legal/memberData.ts',
    test: 'e2e/data/members/account.test.ts: erases all data of the member, nothing of others, and reports progress',
  },
  {
    sentence: 'the note that you deleted your account, by its id: 30 days',
    shown: 'shared/kit/src/ui/legal/memberData.ts',
    doctor: 'the TTL policy of erasures is active',
  },
  {
    sentence: 'backups: 14 days',
    shown: 'shared/kit/src/ui/legal/memberData.ts',
    doctor: 'the backup schedule keeps 14 days',
  },
  {
    sentence: 'the ids of profiles that you deleted',
    shown: 'shared/kit/src/ui/legal/memberData.ts',
    test: 'mf-profile/src/account/memberData.test.ts: lists every path of the access rules that has data of members',
  },
  {
    sentence: 'Neither members nor admins see your e-mail address.',
    shown: 'mf-onboarding/src/help/questions.tsx',
    test: 'e2e/data/reports/reports.test.ts: never stores an e-mail address',
  },
  {
    sentence: 'Leave out what only you two know.',
    shown: 'mf-onboarding/src/help/questions.tsx',
    operator: 'advice',
  },
  {
    sentence: 'What you reported is hidden for you at once.',
    shown: 'mf-onboarding/src/help/questions.tsx',
    test: 'e2e/mf-profile/flags.spec.ts: flagged content is hidden for the member at once, and stays hidden',
  },
  {
    sentence: 'Admins see who reported; the member who wrote it is not told who.',
    shown: 'mf-onboarding/src/help/questions.tsx',
    test: 'e2e/data/moderation/warnings.test.ts: loses its text, in the list of conversations too, and its sender gets a notice',
  },
  {
    sentence: 'He does not get your e-mail address.',
    shown: 'mf-onboarding/src/help/questions.tsx',
    test: 'e2e/data/reports/reports.test.ts: never stores an e-mail address',
  },
  {
    sentence: 'About everything else you have one within … hours.',
    shown: 'mf-onboarding/src/AboutMePage.tsx',
    operator: '`answerHours` in the configuration; nothing is promised without it',
  },
  {
    sentence: 'About an intimate picture you have an answer within 48 hours.',
    shown: 'mf-onboarding/src/AboutMePage.tsx',
    operator: 'admins answer; the desk lists urgent ones first',
  },
  {
    sentence:
      'The member who shared it sees neither your name nor your address, unless you write it in an answer that you publish.',
    shown: 'mf-onboarding/src/AboutMePage.tsx',
    test: 'e2e/data/moderation/cases.test.ts: are sent by a stranger, once, answered once, and read by their author only',
  },
  {
    sentence:
      'If one of them flags a message, admins see that message, and nothing else of the conversation.',
    shown: 'mf-onboarding/src/PrivacyPage.tsx',
    test: 'e2e/data/messaging/threads.test.ts: are refused to other members',
  },
  {
    sentence: 'You can switch off that others see when you read or type.',
    shown: 'mf-onboarding/src/PrivacyPage.tsx',
    test: 'e2e/data/messaging/receipts.test.ts: stays private when receipts are off',
  },
  {
    sentence: 'Other members see your username.',
    shown: 'mf-onboarding/src/PrivacyPage.tsx',
    test: 'e2e/data/reports/reports.test.ts: never stores an e-mail address',
  },
  {
    sentence:
      'A profile that three members flagged, with accounts of three days or more, leaves the gallery until an admin has looked at it, unless one has cleared it before.',
    shown: 'shared/kit/src/ui/legal/Terms.tsx',
    test: 'e2e/data/moderation/flags.test.ts: stays public when its flags come from new accounts, or an admin has cleared it',
  },
  {
    sentence: 'Only admins read it; they see who reports.',
    shown: 'shared/kit/src/write/FlagForm.tsx',
    test: 'e2e/data/moderation/queue.test.ts: dismisses the flags of two members, and neither can read who the other is',
  },
  {
    sentence: 'They can still read it, and what you share.',
    shown: 'shared/kit/src/write/blockMember.ts',
    test: 'e2e/data/messaging/threads.test.ts: are refused while the other member blocks the sender',
  },
  {
    sentence: 'What others added to your shares and experiences is deleted too.',
    shown: 'mf-profile/src/account/ConfirmDelete.tsx',
    test: 'e2e/data/reports/contributions.test.ts: deletes only the member’s own, with the comments on it',
  },
  {
    sentence: 'Others see your username, what you share and when.',
    shown: 'mf-gallery/src/share/PersonFields.tsx',
    test: 'e2e/data/reports/reports.test.ts: writes report and photo, which another member can read',
  },
  {
    sentence: 'Off: the times they saw so far are removed, too.',
    shown: 'mf-profile/src/settings/MessagesPanel.tsx',
    test: 'e2e/data/messaging/receipts.test.ts: stays private when receipts are off',
  },
  {
    sentence: 'You can then no longer appeal.',
    shown: 'mf-profile/src/notices/NoticeItem.tsx',
    test: 'e2e/data/moderation/cases.test.ts: need a decision against the member',
  },
  {
    sentence: 'You have an answer within … hours.',
    shown: 'mf-onboarding/src/HelpPage.tsx',
    operator: '`answerHours` in the configuration; nothing is promised without it',
  },
  {
    sentence: 'The site goes away at once, and Back shows an empty page.',
    shown: 'mf-onboarding/src/HelpPage.tsx',
    test: 'e2e/accessibility/quickExit.spec.ts: Back shows a neutral page in every frame',
  },
]
