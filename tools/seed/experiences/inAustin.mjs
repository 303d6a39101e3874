/** @type {readonly import('./experience.mjs').SeedExperience[]} */
export const inAustin = [
  {
    on: 'austin-maya',
    by: 'heron',
    tone: 'green',
    notes: 'Met her when she was visiting Chicago. Same impression: open, punctual, kind.',
    comments: [
      { by: 'member', text: 'Good to hear that from someone else, too.' },
      { by: 'owner', text: 'Thank you for adding this.' },
    ],
  },
  {
    on: 'austin-maya',
    by: 'otter',
    tone: 'green',
    notes:
      'We only chatted for a while. She told me when she had met somebody, instead of going quiet.',
  },
  {
    on: 'austin-daniel',
    by: 'member',
    tone: 'green',
    notes:
      'Coffee on a Sunday. He asked whether the table by the window was fine for me. Small thing, nice thing.',
    comments: [{ by: 'violet', text: 'It is always the small things.' }],
  },
  {
    on: 'austin-trevor',
    by: 'member',
    tone: 'yellow',
    notes: 'Moved our date once as well, with a good reason. I would meet him again.',
    comments: [
      { by: 'owner', text: 'Did he tell you in time? With me it was after I had left home.' },
      { by: 'member', text: 'The evening before, so that was all right.' },
    ],
  },
  {
    on: 'austin-trevor',
    by: 'juniper',
    tone: 'yellow',
    notes: 'Two cancellations, then a really lovely picnic. Mixed feelings.',
  },
  {
    on: 'austin-marcus',
    by: 'violet',
    tone: 'red',
    notes: 'The same repair, the same sum, last spring. Please do not send anything.',
    comments: [
      { by: 'member', text: 'Thank you. I was about to feel guilty for saying no.' },
      { by: 'bluebell', text: 'You did the right thing.' },
      {
        by: 'lantern',
        text: 'If money was sent, a bank can sometimes still stop it within a day. It is worth a call.',
      },
    ],
  },
  {
    on: 'austin-marcus',
    by: 'bluebell',
    tone: 'red',
    notes:
      'It was a sick relative when he wrote to me. He vanished as soon as I asked for a video call.',
  },
  {
    on: 'austin-jonah',
    by: 'member',
    tone: 'yellow',
    notes: 'With me he was calm, but he did not like to hear no. I left early.',
    comments: [{ by: 'owner', text: 'I am glad that you got home well.' }],
  },
  {
    on: 'austin-sky',
    by: 'lantern',
    tone: 'green',
    notes: 'Easygoing and attentive. Their dog is the real catch, they say so themselves.',
  },
  {
    on: 'austin-caleb',
    by: 'otter',
    tone: 'yellow',
    notes: 'Many messages, yes. He took it well when I asked for a slower pace.',
    comments: [{ by: 'member', text: 'That matches. He means well, I believe.' }],
  },
  {
    on: 'austin-glenn',
    by: 'violet',
    tone: 'green',
    notes: 'My aunt met him through a choir. A kind man, she says.',
  },
  {
    on: 'austin-omar',
    by: 'bluebell',
    tone: 'green',
    notes: 'Good talk about books and none about his ex.',
  },
]
