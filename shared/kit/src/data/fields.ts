/** A document as it is stored: written by any version of any client, so nothing in it is certain. */
export type Fields = Readonly<Record<string, unknown>>
