// npm run promises: writes docs/promises.md, the table of what the site promises. --check only compares.
import { readFileSync, writeFileSync } from 'node:fs'
import { format } from 'prettier'
import { promises } from './promises/promises.mjs'
import { promisesTable } from './promises/promisesTable.mjs'
import { runMain, UserError } from './stack/userError.mjs'

const FILE = 'docs/promises.md'

await runMain(async () => {
  const options = { parser: 'markdown', printWidth: 120 }
  const text = await format(promisesTable(promises), options)
  if (!process.argv.includes('--check')) writeFileSync(FILE, text)
  else if (readFileSync(FILE, 'utf8') !== text)
    throw new UserError(`${FILE} is not up to date: npm run promises`)
})
