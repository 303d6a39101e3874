/** @type {readonly import('./report.mjs').SeedReport[]} */
export const philadelphia = [
  {
    name: 'Frank',
    age: 60,
    tone: 'yellow',
    gender: 'man',
    wants: 'women',
    notes: 'A good man, I think, who talks about politics until the plates are cold.',
  },
  {
    name: 'Linh',
    age: 25,
    tone: 'green',
    gender: 'woman',
    wants: 'everyone',
    notes: 'We compared lists of red flags over noodles and found none.',
  },
  {
    name: 'Ezra',
    age: 38,
    tone: 'green',
    gender: 'man',
    wants: 'men',
    notes: 'Would rather meet for breakfast than for drinks. Best pancakes in a long time.',
  },
  { name: 'Dominic', age: 42, tone: 'yellow', gender: 'man', wants: 'women', notes: '' },
  {
    name: 'Marguerite',
    age: 54,
    tone: 'red',
    gender: 'woman',
    wants: 'men',
    notes:
      'Asked me to receive a parcel for her and send it on. My bank told me what that usually means.',
    review: {
      status: 'pending',
      flags: [
        {
          by: 'violet',
          reason: 'harassment',
          note: 'Sounds like the same three sentences under several profiles.',
        },
        { by: 'juniper', reason: 'false', note: '' },
        { by: 'quail', reason: 'spam', note: 'Seen elsewhere word for word.' },
      ],
    },
  },
  {
    name: 'Gabe',
    age: 19,
    tone: 'green',
    gender: 'man',
    wants: 'women',
    notes: 'Nervous, polite, brought a drawing of my dog. We are friends.',
  },
]
