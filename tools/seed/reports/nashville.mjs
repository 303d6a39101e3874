/** @type {readonly import('./report.mjs').SeedReport[]} */
export const nashville = [
  {
    name: 'Savannah',
    age: 28,
    tone: 'green',
    gender: 'woman',
    wants: 'men',
    notes:
      'Sang the wrong words to every song, on purpose I hope. Sweet, steady, clear about what she is looking for.',
  },
  {
    name: 'Beau',
    age: 34,
    tone: 'yellow',
    gender: 'man',
    wants: 'women',
    notes: 'Plays every night, so he is rarely free and often tired. Truthful about it, at least.',
  },
  {
    name: 'Naomi',
    age: 43,
    tone: 'green',
    gender: 'woman',
    wants: 'women',
    notes:
      'She remembered that I do not eat meat and had found us a place. Kind to the waiter as well.',
  },
  {
    name: 'Travis',
    age: 31,
    tone: 'red',
    gender: 'man',
    wants: 'women',
    notes: 'Took my phone out of my hand to see whom I was writing to. I ended it there.',
  },
  {
    name: 'Remy',
    age: 39,
    tone: 'yellow',
    gender: 'other',
    wants: 'everyone',
    notes:
      'Wonderful in a group, distant when we were alone. Could not say what they are looking for.',
  },
  {
    name: 'Clay',
    age: 35,
    tone: 'red',
    gender: 'man',
    wants: 'women',
    notes: 'Everybody at his office should know what he is like, I can say where that is.',
    by: 'heron',
    review: {
      status: 'rejected',
      reason:
        'Please share what happened between you, not where someone works. Without that it is welcome.',
    },
  },
]
