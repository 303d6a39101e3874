/** @type {readonly import('./report.mjs').SeedReport[]} */
export const portland = [
  {
    name: 'Hazel',
    age: 28,
    tone: 'green',
    gender: 'woman',
    wants: 'women',
    notes:
      'Patient, thoughtful, and a great cook. We agreed on being friends without any awkwardness.',
  },
  {
    name: 'Nico',
    age: 35,
    tone: 'green',
    gender: 'man',
    wants: 'men',
    notes:
      'He said plainly that he is in an open relationship, and his partner knew about our date. No surprises.',
  },
  {
    name: 'Ivy',
    age: 22,
    tone: 'yellow',
    gender: 'woman',
    wants: 'everyone',
    notes:
      'Very sweet. She brought three friends to our first date without telling me, which I understand, though a word before would have been nice.',
  },
  {
    name: 'Brandon',
    age: 32,
    tone: 'red',
    gender: 'man',
    wants: 'women',
    notes:
      'Kept asking for photos after I had said no, and called me names when I ended the chat. I blocked him.',
    by: 'bluebell',
  },
  {
    name: 'Wren',
    age: 30,
    tone: 'green',
    gender: 'nonbinary',
    wants: 'everyone',
    notes: 'Rain, one umbrella, a long walk and no boring minute. Respected a slow pace.',
  },
  {
    name: 'Felix',
    age: 43,
    tone: 'yellow',
    gender: 'man',
    wants: 'everyone',
    notes:
      'Charming, and late every single time. Told me on the third date that he is moving away next month.',
  },
]
