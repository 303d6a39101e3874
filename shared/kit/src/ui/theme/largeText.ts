/**
 * Media query of a phone with text at about 200 %. A rem of a query is the text size that the member has set,
 * so the query is false for a narrow window alone: 320 px are 20 rem.
 */
export const LARGE_TEXT = '(max-width: 16rem)'
