/**
 * What members added below a report, oldest first.
 * @typedef {{ by: string, text: string, flag?: import('../documents/flag.mjs').FlagNote }} SeedComment
 * @typedef {{
 *   on: string,
 *   by: string,
 *   tone: 'green' | 'yellow' | 'red',
 *   notes: string,
 *   comments?: readonly SeedComment[],
 *   flag?: import('../documents/flag.mjs').FlagNote,
 * }} SeedExperience
 */
export {}
