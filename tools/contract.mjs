// npm run contract: writes the public types of the shared packages, and what the data layer asks of the database, so
// that a review sees each change. The second part runs the data tests, which takes some minutes.
// npm run contract -- types: the types only.
// npm run contract -- --check: writes nothing, and fails if a committed report of the types differs.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { differentReports, makeTypeReports, REPORT } from './contract/typeReport.mjs'
import { recordOperations } from './operations/recordOperations.mjs'
import { root } from './stack/paths.mjs'
import { runMain, UserError } from './stack/userError.mjs'
import { createTestSite } from './test/testSite.mjs'

await runMain(async (lifetime) => {
  const reports = makeTypeReports()
  const different = differentReports(reports)
  if (process.argv.includes('--check')) {
    if (different.length === 0) return
    throw new UserError(
      `The public types have changed: ${different.join(', ')}. Run npm run contract -- types, and commit what it writes.`,
    )
  }
  for (const [folder, text] of reports) writeFileSync(join(root, folder, REPORT), text)
  console.log(different.length > 0 ? different.join('\n') : 'The public types have not changed.')
  if (process.argv.includes('types')) return
  const site = createTestSite(lifetime)
  const env = await site.emulators()
  const changes = await recordOperations({ folder: join(site.folder, 'operations'), env })
  console.log(changes.length > 0 ? changes.join('\n') : 'The operations have not changed.')
  await lifetime.end(0)
})
