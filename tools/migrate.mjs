// Brings documents of older versions to today's shape:
//   npm run migrate -- [--project id] [--emulator] [--dry-run] [--after reports/some-id]
// Can be stopped and repeated at any time: what has today's shape already is left alone.
import { parseArgs } from 'node:util'
import { bans, flags } from './migrate/deciders.mjs'
import { migrate } from './migrate/migrate.mjs'
import { photos } from './migrate/photos.mjs'
import { reports } from './migrate/reports.mjs'
import { threads } from './migrate/threads.mjs'
import { databaseOptions, openDatabase } from './stack/database.mjs'
import { runMain } from './stack/userError.mjs'

/** In this order. Each goes through one collection; a collection may have several. */
const steps = [reports, photos, threads, bans, flags]

await runMain(async () => {
  const { values } = parseArgs({
    options: {
      ...databaseOptions,
      'dry-run': { type: 'boolean', default: false },
      after: { type: 'string' },
    },
  })
  const { 'dry-run': dryRun, after, ...options } = values
  await migrate(steps, await openDatabase(options), { dryRun, after })
})
process.exit()
