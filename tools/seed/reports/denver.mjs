import { cities } from '../cities.mjs'

/** @type {readonly import('./report.mjs').SeedReport[]} */
export const denver = [
  {
    name: 'Cody',
    age: 31,
    tone: 'green',
    gender: 'man',
    wants: 'men',
    notes:
      'Picked an easy trail because I had mentioned my knee. Brought enough water for both of us.',
    by: 'otter',
  },
  {
    name: 'Amara',
    age: 27,
    tone: 'green',
    gender: 'woman',
    wants: 'everyone',
    notes: 'Bright, kind, and says what she means. We did not match in the end, and that was fine.',
  },
  {
    name: 'Rick',
    age: 53,
    tone: 'red',
    gender: 'man',
    wants: 'women',
    notes:
      'After a nice week of chatting he wanted me to put savings into a "sure thing" he had found. Said I did not trust him when I declined.',
  },
  {
    name: 'Quinn',
    age: 29,
    tone: 'green',
    gender: 'nonbinary',
    wants: 'women',
    notes:
      'Board games with their friends around, which made it very relaxed. Asked before posting a picture.',
    at: cities.boulder,
  },
  {
    name: 'Jared',
    age: 40,
    tone: 'yellow',
    gender: 'man',
    wants: 'women',
    notes: 'Said he was single; on the second date it was "separated, sort of". He did apologize.',
    by: 'otter',
  },
  {
    name: 'Ines',
    age: 46,
    tone: 'green',
    gender: 'woman',
    wants: 'women',
    notes:
      'She had looked up a place that has good light and quiet corners because I am hard of hearing.',
    at: cities.boulder,
  },
  {
    name: 'Blake',
    age: 33,
    tone: 'yellow',
    gender: 'man',
    wants: 'everyone',
    notes: 'Talked about crypto for most of two hours. Harmless, but bring coffee.',
    review: {
      status: 'rejected',
      reason:
        'The notes are about taste rather than safety, and three members reported the picture. You are welcome to share again with another one.',
      flags: [
        {
          by: 'otter',
          reason: 'impersonation',
          note: 'This picture was made for somebody else, I think.',
        },
        { by: 'juniper', reason: 'spam', note: '' },
        { by: 'bluebell', reason: 'false', note: 'He never talked about that with me.' },
      ],
    },
  },
]
