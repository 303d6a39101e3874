/** @type {readonly import('./report.mjs').SeedReport[]} */
export const minneapolis = [
  {
    name: 'Ingrid',
    age: 45,
    tone: 'green',
    gender: 'woman',
    wants: 'men',
    notes: 'Sauna talk without the sauna: open, warm, unhurried. Respectful about my faith.',
  },
  {
    name: 'Abdi',
    age: 32,
    tone: 'green',
    gender: 'man',
    wants: 'women',
    notes:
      'He introduced me to his friends on the second date, which told me a lot, all of it good.',
    by: 'quail',
  },
  {
    name: 'Kayla',
    age: 26,
    tone: 'yellow',
    gender: 'woman',
    wants: 'men',
    notes: 'Friendly, though she asked about my income before dessert. I think she was nervous.',
  },
  {
    name: 'Erik',
    age: 37,
    tone: 'red',
    gender: 'man',
    wants: 'women',
    notes:
      'Three new accounts after I had blocked the first one. Each time a different name and the same pictures.',
    by: 'quail',
  },
  {
    name: 'Pao',
    age: 29,
    tone: 'green',
    gender: 'nonbinary',
    wants: 'men',
    notes: 'Farmers market, shared earbuds, easy silence.',
  },
  { name: 'Walt', age: 66, tone: 'green', gender: 'man', wants: 'women', notes: '' },
]
