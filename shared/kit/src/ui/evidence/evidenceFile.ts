/** Something that somebody wrote. */
export type EvidenceEntry = {
  readonly by: string
  readonly at: Date | null
  readonly text: string
  /** What is to be known about it: "Removed by an admin". */
  readonly note?: string
}

/** What a member keeps of a conversation or a profile, to show it to somebody who helps. */
export type Evidence = {
  readonly title: string
  /** Names with values; those without a value are left out. */
  readonly facts: readonly (readonly [name: string, value: string | null])[]
  /** A data URL. */
  readonly photo?: string | null
  readonly parts: readonly {
    readonly title: string
    readonly entries: readonly EvidenceEntry[]
  }[]
}

const time = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeStyle: 'long' })

/**
 * A page that needs nothing else: it opens in each browser, without a connection, and prints. It runs no script and
 * loads nothing. Times are in the zone of this device, and in UTC.
 */
export function evidenceHtml({ title, facts, photo, parts }: Evidence, savedAt: Date): string {
  const rows = [...facts, ['Saved', timeAndUtc(savedAt)] as const].flatMap(([name, value]) =>
    value === null || value === '' ? [] : [`<dt>${escaped(name)}</dt><dd>${escaped(value)}</dd>`],
  )
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data:; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 system-ui, sans-serif; color: #000; background: #fff }
dt { font-weight: 600 } dd { margin: 0 0 .5rem } img { max-width: 20rem; height: auto }
article { margin: 1rem 0; padding-top: .5rem; border-top: 1px solid #999; break-inside: avoid }
article p { margin: .25rem 0; white-space: pre-wrap; overflow-wrap: anywhere }
</style>
</head>
<body>
<h1>${escaped(title)}</h1>
<dl>${rows.join('\n')}</dl>
${photo ? `<img src="${escaped(photo)}" alt="The photo">` : ''}
${parts.map(partHtml).join('\n')}
</body>
</html>
`
}

function partHtml({ title, entries }: Evidence['parts'][number]): string {
  const written = entries.map(
    ({ by, at, text, note }) =>
      `<article><p><strong dir="auto">${escaped(by)}</strong>, ${at ? `<time datetime="${at.toISOString()}">${escaped(timeAndUtc(at))}</time>` : 'time not known'}</p>` +
      (note ? `<p><em>${escaped(note)}</em></p>` : '') +
      (text ? `<p dir="auto">${escaped(text)}</p>` : '') +
      '</article>',
  )
  return `<h2>${escaped(title)}</h2>\n${written.join('\n') || '<p>None.</p>'}`
}

const timeAndUtc = (at: Date) => `${time.format(at)} (${at.toISOString()})`

const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
