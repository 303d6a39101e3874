/** A paragraph of the PDF. */
export type Paragraph = {
  readonly style: 'title' | 'heading' | 'strong' | 'text' | 'small'
  readonly text: string
}

type Fact = readonly [label: string, value: string | number | null]

const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

export const dateText = (value: Date | null) => (value ? date.format(value) : 'unknown')

/** A line for each fact that is known. */
export function facts(list: readonly Fact[]): readonly Paragraph[] {
  return list
    .filter(([, value]) => value !== null && value !== '')
    .map(([label, value]) => ({ style: 'text', text: `${label}: ${value}` }))
}

/** A heading with the number of `items`, and what each of them shows. */
export function section<T>(
  title: string,
  items: readonly T[],
  show: (item: T) => readonly Paragraph[],
): readonly Paragraph[] {
  return [
    { style: 'heading', text: `${title} (${items.length})` },
    ...(items.length > 0 ? items.flatMap(show) : [line('None.')]),
  ]
}

export const line = (text: string): Paragraph => ({ style: 'text', text })

/** A text that may be empty. */
export const written = (text: string): readonly Paragraph[] => (text ? [line(text)] : [])
