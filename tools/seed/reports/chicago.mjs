import { cities } from '../cities.mjs'

/** @type {readonly import('./report.mjs').SeedReport[]} */
export const chicago = [
  {
    name: 'Aisha',
    age: 32,
    tone: 'green',
    gender: 'woman',
    wants: 'men',
    notes: 'She suggested a museum on a free day. Easy to talk to about serious things, too.',
    by: 'heron',
  },
  {
    name: 'Peter',
    age: 55,
    tone: 'yellow',
    gender: 'man',
    wants: 'women',
    notes:
      'Polite, but still very much in his last marriage: most of the evening was about her. Perhaps it is simply too early for him.',
  },
  {
    name: 'Dee',
    age: 37,
    tone: 'green',
    gender: 'other',
    wants: 'everyone',
    notes:
      'Wrote beforehand what they need to feel at ease, and asked me the same. Brave and considerate.',
  },
  {
    name: 'Bridget',
    age: 44,
    tone: 'red',
    gender: 'woman',
    wants: 'men',
    notes:
      'Turned out to be married; I learned it from her husband, who was very upset. I wish I had known.',
    by: 'heron',
  },
  {
    name: 'Sonja',
    age: 61,
    tone: 'green',
    gender: 'woman',
    wants: 'men',
    notes:
      'Winter walk along the water, hot soup after. A generous listener with a dry sense of humor.',
    at: cities.evanston,
  },
  {
    name: 'Reggie',
    age: 40,
    tone: 'yellow',
    gender: 'man',
    wants: 'women',
    notes:
      'Drank a good deal more than I am comfortable with on a first date. Not unkind at any point.',
  },
  {
    name: 'Mina',
    age: 23,
    tone: 'green',
    gender: 'woman',
    wants: 'women',
    notes: 'First date for both of us after a long time, and she made it feel light.',
    at: cities.evanston,
  },
  {
    name: 'Vince',
    age: 36,
    tone: 'red',
    gender: 'man',
    wants: 'women',
    notes:
      'Pushed for my home address so that he could "surprise" me, then sulked for days when I did not give it.',
    review: {
      status: 'pending',
      flags: [
        {
          by: 'heron',
          reason: 'false',
          note: 'I know a person who looks like this, and it does not sound like him at all.',
        },
        { by: 'violet', reason: 'false', note: '' },
        { by: 'lantern', reason: 'impersonation', note: 'The picture may be of somebody else.' },
      ],
    },
  },
]
