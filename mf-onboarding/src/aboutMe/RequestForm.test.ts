import * as v from 'valibot'
import { expect, test } from 'vitest'
import { emptyRequest } from './requestDraft.ts'
import { requestSchema } from './RequestForm.tsx'

const valid = {
  ...emptyRequest(null),
  relation: 'me',
  wish: 'remove',
  about: 'Alex, Austin',
  statement: 'This is me.',
}

const signed = { ...valid, wish: 'intimate', signature: ' N. Doe ', goodFaith: true }
const signature = 'Please sign with your name.'
const faith = 'Please confirm this.'
const who = 'Please say who you are.'
const wish = 'Please choose what you ask for.'
const link = 'This is no link to a profile here.'
const about = 'Please add the link, or the name and the town.'
const statement = 'Please say in your words what it is about.'

test.each([
  ['nothing', emptyRequest(null), [who, wish, statement, about]],
  ['a name and a town', valid, []],
  ['a link', { ...valid, about: ' ', link: ' https://example.org/profile/a ' }, []],
  ['another link', { ...valid, link: 'https://example.org/a/b' }, [link]],
  ['no profile', { ...valid, about: ' ' }, [about]],
  ['no signature for an intimate picture', { ...valid, wish: 'intimate' }, [signature, faith]],
  ['a signature in good faith', signed, []],
  ['a signature alone', { ...signed, goodFaith: false }, [faith]],
  ['a blank statement', { ...valid, statement: ' \n' }, [statement]],
])('a request with %s', (_, form, texts) => {
  const { issues = [] } = v.safeParse(requestSchema, form)
  expect(issues.map(({ message }) => message)).toEqual(texts)
})
