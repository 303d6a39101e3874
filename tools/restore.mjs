// npm run restore [-- --backup name] [--database restored]: restores a backup into a second database of the Firebase project
// that greenlight.config.json names, and deletes there what was erased since. The live database stays as it is; the
// last lines say how its documents are replaced. Can be repeated.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { needGreenlightConfig } from './hosting/greenlightConfig.mjs'
import { restoreDatabase } from './restore/restoreDatabase.mjs'
import { openDatabase } from './stack/database.mjs'
import { importTypeScript } from './stack/importTypeScript.mjs'
import { root } from './stack/paths.mjs'
import { runMain, UserError } from './stack/userError.mjs'

await runMain(async () => {
  const { values } = parseArgs({
    options: { backup: { type: 'string' }, database: { type: 'string', default: 'restored' } },
  })
  const { backup, database } = values
  const { project } = needGreenlightConfig()
  if (database === '(default)') throw new UserError('Name another database: this one is live.')
  await restoreDatabase(project, {
    database,
    ...(backup && { backup }),
    tell: (line) => console.log(`  ✓ ${line}`),
  })
  /** @type {typeof import('./restore/eraseAgain.ts')} */
  const { eraseAgain } = await importTypeScript('tools/restore/eraseAgain.ts')
  const live = await openDatabase({ project })
  const restored = await openDatabase({ project, database })
  const { members, reports, unfinished } = await eraseAgain(live.db, restored.db)
  console.log(`  ✓ erased again in ${database}: ${members} members, ${reports} single profiles`)
  if (unfinished > 0)
    console.log(`  … ${unfinished} members have begun an erasure and not ended it: they can go on`)
  console.log(`
Look at ${database} in the console. To replace the documents of the live database by those of ${database}, in a bucket of the same region:
  npm run close -- --why "We restore a backup." --target firebase
  gcloud firestore export gs://<bucket>/${database} --project ${project} --database=${database} --collection-ids=${collectionIds().join(',')}
  gcloud firestore import gs://<bucket>/${database} --project ${project} --database="(default)"
  npm run open -- --target firebase
  gcloud firestore databases delete --project ${project} --database=${database}`)
})
process.exit()

/** All collections of members and admins; those of the tools, as the registry, stay as they are. */
function collectionIds() {
  const rules = readFileSync(join(root, 'firestore.rules'), 'utf8')
  const matches = rules.matchAll(/match \/(?:\{\w+=\*\*\}\/)?([a-z]+)\//g)
  return [...new Set([...matches].map(([, id = '']) => id))].filter((id) => id !== 'databases')
}
