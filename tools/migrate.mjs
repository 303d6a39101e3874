// Brings documents of older versions to today's shape:
//   npm run migrate -- [--project id] [--emulator] [--dry-run] [--after reports/some-id]
// Can be stopped and repeated at any time: what has today's shape already is left alone.
import { parseArgs } from 'node:util'
import { migrate } from './migrate/migrate.mjs'
import { databaseOptions, openDatabase } from './stack/database.mjs'
import { importTypeScript } from './stack/importTypeScript.mjs'
import { runMain } from './stack/userError.mjs'

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      ...databaseOptions,
      'dry-run': { type: 'boolean', default: false },
      after: { type: 'string' },
    },
  })
  const { 'dry-run': dryRun, after, ...options } = values
  /** @type {typeof import('./migrate/steps.ts')} */
  const { steps } = await importTypeScript('tools/migrate/steps.ts')
  await migrate(steps, await openDatabase(options), { dryRun, after })
})
process.exit()
