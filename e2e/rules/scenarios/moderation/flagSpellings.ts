import { counted } from '../../setup/acts.ts'
import { type Fields, flag, flagPath } from '../../setup/documents.ts'
import type { Attempt } from '../../setup/ruleCase.ts'
import { put } from '../../setup/session.ts'
import type { Scenario } from '../scenario.ts'

const targets = [
  'reports/of-zoe',
  'reports/of-zoe/experiences/by-pal',
  'reports/of-zoe/experiences/by-pal/comments/by-pal',
  'threads/ann_pal/messages/first',
]

/** Other spellings of a path, which name the same document to somebody who is careless. */
const spellings: Readonly<Record<string, (path: string) => string>> = {
  'with a slash at its end': (path) => `${path}/`,
  'with two slashes at its end': (path) => `${path}//`,
  'with a slash at its start': (path) => `/${path}`,
  'with a doubled first slash': (path) => path.replace('/', '//'),
  'with a doubled last slash': (path) => path.replace(/\/(?=[^/]*$)/, '//'),
  'with an encoded first slash': (path) => path.replace('/', '%2F'),
  'with an encoded last slash': (path) => path.replace(/\/(?=[^/]*$)/, '%2F'),
  'with an encoded slash at its end': (path) => `${path}%2F`,
  'with every slash after the first encoded': (path) =>
    path.replaceAll('/', '%2F').replace('%2F', '/'),
  'with an encoded letter': (path) => path.replace(/.$/, (c) => `%${c.charCodeAt(0).toString(16)}`),
  'with a dot segment': (path) => path.replace('/', '/./'),
  'with a line break at its end': (path) => `${path}\n`,
}

/** A flag has one spelling, so that a member cannot flag the same document twice. */
export const flagSpellingScenarios: readonly Scenario[] = targets.map((target): Scenario => {
  const spelled =
    (targetPath: string, id = targetPath, more: Fields = {}): Attempt =>
    (s) =>
      s.write(
        put(flagPath(s.me, id), { ...flag(s.me, target), ...more, targetPath }),
        counted(s.me, 'flag', flagPath(s.me, id)),
      )
  return {
    path: 'flags/{uid~target}',
    title: `flags ${target}`,
    run: spelled(target),
    refused: Object.fromEntries(
      Object.entries(spellings)
        .map(([how, spell]) => [how, spell(target)] as const)
        .filter(([, path]) => path !== target)
        .flatMap(([how, path]) => [
          [how, spelled(path)],
          [`${how}, under the right id`, spelled(path, target)],
          [`${how}, as a report`, spelled(path, path, { reportId: path.split('/')[1] ?? '' })],
        ]),
    ),
  }
})
