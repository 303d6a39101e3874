/** @type {readonly import('./report.mjs').SeedReport[]} */
export const atlanta = [
  {
    name: 'Imani',
    age: 30,
    tone: 'green',
    gender: 'woman',
    wants: 'men',
    notes:
      'Laughs easily, texts back, keeps plans. She brought her sister for the first ten minutes and I liked that.',
    by: 'violet',
  },
  {
    name: 'Andre',
    age: 36,
    tone: 'green',
    gender: 'man',
    wants: 'women',
    notes: 'He said "tell your friends where we are" before I could. A calm, steady person.',
  },
  {
    name: 'Chloe',
    age: 24,
    tone: 'yellow',
    gender: 'woman',
    wants: 'everyone',
    notes:
      'Great fun, but she posted a video of our date without asking. Took it down when I wrote to her.',
  },
  {
    name: 'Desmond',
    age: 49,
    tone: 'green',
    gender: 'man',
    wants: 'men',
    notes: 'Sunday brunch with someone who really knows how to listen.',
    by: 'violet',
  },
  {
    name: 'Gia',
    age: 39,
    tone: 'red',
    gender: 'woman',
    wants: 'men',
    notes:
      'Used the name and pictures of another person. On a video call it was someone else entirely, who hung up at once.',
  },
  { name: 'Terrence', age: 28, tone: 'yellow', gender: 'man', wants: 'women', notes: '' },
  {
    name: 'Ruth',
    age: 57,
    tone: 'green',
    gender: 'woman',
    wants: 'women',
    notes: 'Garden tour, lemonade, and a very honest talk about what we both still hope for.',
  },
  {
    name: 'Kai',
    age: 21,
    tone: 'green',
    gender: 'other',
    wants: 'everyone',
    notes:
      'Careful with boundaries, theirs and mine. We text each other after dates with other people now.',
    review: {
      status: 'public',
      reason: 'Looked into it: the notes are fair and name nobody.',
      flags: [
        { by: 'heron', reason: 'spam', note: 'Looks like an advert to me.' },
        { by: 'quail', reason: 'false', note: '' },
        { by: 'otter', reason: 'false', note: 'Not sure this is true.' },
      ],
    },
  },
]
