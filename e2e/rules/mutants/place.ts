/** Where a position of the rules is: the paths matched around it, and the function or statement. */
export type Place = { readonly path: string; readonly name: string }

/** The place of a position, told by indentation: prettier’s two spaces a level. */
export function placeOf(rules: string, position: number): Place {
  const lines = rules.slice(0, rules.indexOf('\n', position)).split('\n').toReversed()
  let depth = Infinity
  let name = ''
  let path = ''
  for (const line of lines) {
    const indent = line.search(/\S/)
    const [, word, rest = ''] = /^ *(allow|function|match) ([^:(]+)/.exec(line) ?? []
    const isAround = word !== undefined && (indent < depth || (name === '' && indent === depth))
    if (!isAround) continue
    depth = indent
    if (word === 'match') path = rest.replace(/ {$/, '') + path
    else name ||= `${word} ${rest}`
  }
  return { path: path.replace(/^.*?\/documents/, '').slice(1), name }
}
