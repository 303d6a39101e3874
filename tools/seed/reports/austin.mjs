import { cities } from '../cities.mjs'

/** @type {readonly import('./report.mjs').SeedReport[]} */
export const austin = [
  {
    name: 'Maya',
    age: 29,
    tone: 'green',
    gender: 'woman',
    wants: 'men',
    notes:
      'Two long coffees on the east side. She was on time, put her phone away and said early on that she is looking for something steady. When it did not click she told me kindly, the next morning.',
  },
  {
    name: 'Daniel',
    age: 34,
    tone: 'green',
    gender: 'man',
    wants: 'women',
    notes:
      'Suggested a busy place for the first meeting before I had to ask. Listened more than he talked. We stayed friends.',
  },
  {
    name: 'Rosa',
    age: 41,
    tone: 'green',
    gender: 'woman',
    wants: 'everyone',
    notes:
      'Warm and funny, and very clear about having two children at home. Her photos are recent.',
    by: 'member',
  },
  {
    name: 'Trevor',
    age: 38,
    tone: 'yellow',
    gender: 'man',
    wants: 'women',
    notes:
      'Good company when he shows up. He moved our first date three times, twice within the hour. I would plan something that you enjoy on your own.',
  },
  {
    name: 'Sky',
    age: 26,
    tone: 'green',
    gender: 'nonbinary',
    wants: 'everyone',
    notes:
      'Asked which pronouns I use and what feels comfortable for a first meeting. We walked the dogs at the lake for two hours.',
  },
  {
    name: 'Marcus',
    age: 45,
    tone: 'red',
    gender: 'man',
    wants: 'women',
    notes:
      'Friendly for a week, then asked to borrow money for a repair. When I said no he asked twice more, with a different story each time. I stopped answering.',
  },
  { name: 'Elena', age: 33, tone: 'green', gender: 'woman', wants: 'women', notes: '' },
  {
    name: 'Caleb',
    age: 27,
    tone: 'yellow',
    gender: 'man',
    wants: 'men',
    notes:
      'Kind in person, but quite different in chat: very intense after one day, many messages in a row. It calmed down once I said so.',
    by: 'member',
  },
  {
    name: 'Priya',
    age: 31,
    tone: 'green',
    gender: 'woman',
    wants: 'men',
    notes:
      'We met at a bookshop and talked until it closed. She checked twice that I had a safe way home.',
  },
  {
    name: 'Glenn',
    age: 58,
    tone: 'green',
    gender: 'man',
    wants: 'women',
    notes:
      'A widower who says so openly and is in no hurry. Good manners, good stories, walked me to my car and left it at that.',
    at: cities.roundRock,
  },
  {
    name: 'Jonah',
    age: 24,
    tone: 'red',
    gender: 'man',
    wants: 'everyone',
    notes:
      'Raised his voice when I did not want to leave the bar with him. The staff helped me. Please meet in public only.',
  },
  {
    name: 'Tess',
    age: 36,
    tone: 'yellow',
    gender: 'woman',
    wants: 'everyone',
    notes:
      'Lovely evening, then silence for five weeks, then a message as if nothing had happened. Honest about it when I asked.',
    at: cities.roundRock,
  },
  {
    name: 'Omar',
    age: 39,
    tone: 'green',
    gender: 'man',
    wants: 'women',
    notes:
      'He told me before we met that he is newly divorced. Calm, curious, no pressure about a second date.',
    by: 'member',
  },
  {
    name: 'June',
    age: 62,
    tone: 'green',
    gender: 'woman',
    wants: 'men',
    notes: 'We danced, badly, and laughed a lot. Everything she wrote about herself was true.',
  },
  {
    name: 'Wes',
    age: 47,
    tone: 'yellow',
    gender: 'man',
    wants: 'women',
    notes:
      'His pictures are about ten years old. Still a pleasant dinner, but I would have liked to know.',
    at: cities.hillCountry,
  },
  {
    name: 'Corey',
    age: 30,
    tone: 'yellow',
    gender: 'man',
    wants: 'women',
    notes: 'Did not want to meet anywhere but at home, his or mine. I said no and he let it go.',
    by: 'member',
    review: { status: 'pending' },
  },
]
