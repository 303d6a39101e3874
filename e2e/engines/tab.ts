/** What a person finds on a page: by its role and name, by its label, or by its text. */
export type Part = (
  { role: string; name?: string | RegExp } | { label: string } | { text: string | RegExp }
) & {
  /** Only what has this text. */
  has?: string
  /** Only what is in that part. */
  within?: Part
}

export type Key = 'Enter' | 'Escape' | 'Home' | 'End'

/** One page of a browser of its own, as a person uses it. Each verb waits for what it needs. */
export type Tab = {
  /** Opens an address of the site. */
  open(path: string): Promise<void>
  reload(): Promise<void>
  /** Goes through the history: -1 is Back. */
  go(steps: -1 | 1): Promise<void>
  click(part: Part): Promise<void>
  /** Replaces the text of a field by typing. */
  fill(part: Part, text: string): Promise<void>
  press(part: Part, key: Key): Promise<void>
  /** Gives a file to the page's one file input. */
  choose(path: string): Promise<void>
  /** Waits until the part is visible. */
  see(part: Part): Promise<void>
  /** Waits until no such part is visible. */
  miss(part: Part): Promise<void>
  /** How many such parts are visible now. */
  count(part: Part): Promise<number>
  /** Clicks a link that saves a file, and returns its content. */
  download(part: Part): Promise<Buffer>
  /** Runs a function in the page; arguments and result as JSON. */
  run<A extends unknown[], R>(inPage: (...args: A) => R, ...args: A): Promise<Awaited<R>>
  /** A PNG of what is visible. */
  picture(): Promise<Buffer>
  close(): Promise<void>
  /** What is wrong with the page as it is now, beyond what every engine is asked. */
  problems?(): Promise<string[]>
}

/** A phone. */
export const viewport = { width: 390, height: 844 }

/** The longest that a verb waits, in ms. It is long because other tests may run beside it. */
export const verbLimitMs = 30_000

export const button = (name: string | RegExp): Part => ({ role: 'button', name })
export const link = (name: string | RegExp): Part => ({ role: 'link', name })
export const heading = (name: string | RegExp): Part => ({ role: 'heading', name })
export const textbox = (name: string | RegExp): Part => ({ role: 'textbox', name })
export const combobox = (name: string | RegExp): Part => ({ role: 'combobox', name })
export const option = (name: string | RegExp): Part => ({ role: 'option', name })
