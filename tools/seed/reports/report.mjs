/**
 * A shared profile as the seed describes it. Nobody in here exists. `by` is a uid, `owner` when
 * missing; `review` is the story of what an admin has, or has not yet, decided.
 * @typedef {{
 *   name: string,
 *   age: number,
 *   tone: 'green' | 'yellow' | 'red',
 *   gender: 'woman' | 'man' | 'nonbinary' | 'other',
 *   wants: 'men' | 'women' | 'everyone',
 *   notes: string,
 *   at?: import('../cities.mjs').Place,
 *   by?: string,
 *   review?: { status: 'public' | 'pending' | 'rejected', reason?: string, flags?: readonly import('../documents/flag.mjs').FlagNote[] },
 * }} SeedReport
 */
export {}
