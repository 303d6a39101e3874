/** @type {readonly import('./experience.mjs').SeedExperience[]} */
export const elsewhere = [
  {
    on: 'portland-brandon',
    by: 'juniper',
    tone: 'red',
    notes: 'I had the same messages from him, almost word for word. Report and block, it helps.',
    comments: [{ by: 'bluebell', text: 'Thank you, I thought it was only me.' }],
  },
  {
    on: 'portland-brandon',
    by: 'heron',
    tone: 'green',
    notes: 'Everybody here is just jealous, get a life.',
    flag: { by: 'bluebell', reason: 'harassment', note: 'Not an experience, only an insult.' },
  },
  {
    on: 'portland-wren',
    by: 'bluebell',
    tone: 'green',
    notes: 'Met at a pottery class. Gentle humor, no rush at all.',
  },
  {
    on: 'chicago-peter',
    by: 'heron',
    tone: 'yellow',
    notes:
      'A friend went out with him in summer and would say the same. He is a kind man in a hard year.',
  },
  {
    on: 'chicago-bridget',
    by: 'otter',
    tone: 'yellow',
    notes: 'She told me that she was separated. I cannot say what is true, so ask early.',
    comments: [{ by: 'heron', text: 'I should have asked earlier, yes.' }],
  },
  {
    on: 'chicago-reggie',
    by: 'violet',
    tone: 'yellow',
    notes: 'We met for breakfast instead, and that was a good evening with eggs, so to speak.',
  },
  {
    on: 'seattle-freya',
    by: 'lantern',
    tone: 'green',
    notes: 'Considerate in every detail. Sad that she lives so far away.',
  },
  {
    on: 'seattle-tyler',
    by: 'juniper',
    tone: 'red',
    notes:
      'He waited outside my gym once after I had ended it. I told the staff and they were wonderful.',
    comments: [
      { by: 'owner', text: 'I am sorry. Thank you for writing it down.' },
      { by: 'member', text: 'Please tell someone when you meet him.' },
    ],
  },
  {
    on: 'denver-rick',
    by: 'otter',
    tone: 'red',
    notes: 'He offered my brother the same investment. The page is gone now, and so is the money.',
    comments: [
      {
        by: 'quail',
        text: 'A colleague of mine is a lawyer for such cases, buy her course, link in my profile!',
        flag: { by: 'otter', reason: 'spam', note: 'Advertising under a sad story.' },
      },
    ],
  },
  {
    on: 'denver-jared',
    by: 'violet',
    tone: 'yellow',
    notes: 'He was upfront with me, so perhaps he has learned from it.',
  },
  {
    on: 'atlanta-gia',
    by: 'heron',
    tone: 'red',
    notes:
      'The pictures belong to a fitness teacher abroad; a search for the image found them in a minute.',
    comments: [{ by: 'violet', text: 'Good idea to search. I will do that from now on.' }],
  },
  {
    on: 'atlanta-chloe',
    by: 'violet',
    tone: 'green',
    notes: 'She asked me before taking a single picture. People learn.',
  },
  {
    on: 'newyork-dmitri',
    by: 'lantern',
    tone: 'red',
    notes: 'Very charming until I looked at the clock. I would not meet him again.',
    comments: [{ by: 'member', text: 'Thank you both for the clear words.' }],
  },
  {
    on: 'newyork-sofia',
    by: 'heron',
    tone: 'green',
    notes: 'She finished things between us with a phone call instead of silence. Respect.',
  },
  {
    on: 'newyork-malik',
    by: 'quail',
    tone: 'green',
    notes: 'Same here: he wrote to ask whether I was home safe.',
  },
  {
    on: 'minneapolis-erik',
    by: 'bluebell',
    tone: 'red',
    notes:
      'Fourth account then. It calls itself by another name, but the lake picture is the same.',
    comments: [{ by: 'quail', text: 'Blocked that one, too. Thank you.' }],
  },
  {
    on: 'minneapolis-abdi',
    by: 'member',
    tone: 'green',
    notes: 'Friendly and clear. He asked how I wanted to say goodbye: hug, hand or wave.',
  },
  {
    on: 'nashville-travis',
    by: 'violet',
    tone: 'red',
    notes:
      'Wanted to know where I am at every hour after one date. I said no and he stopped, but still.',
  },
  {
    on: 'nashville-naomi',
    by: 'juniper',
    tone: 'green',
    notes: 'We danced in her kitchen while her neighbor practiced the banjo.',
    flag: { by: 'quail', reason: 'private-info', note: 'Says where she lives, nearly.' },
  },
  {
    on: 'philadelphia-frank',
    by: 'heron',
    tone: 'green',
    notes: 'I like politics, so this was three splendid hours.',
  },
]
