// npm run contract: writes the public types of the shared packages, so that a review sees each changed type.
// npm run contract -- --check: writes nothing, and fails if a committed report differs.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { differentReports, makeTypeReports, REPORT } from './contract/typeReport.mjs'
import { root } from './stack/paths.mjs'
import { runMain, UserError } from './stack/userError.mjs'

await runMain(() => {
  const reports = makeTypeReports()
  const different = differentReports(reports)
  if (process.argv.includes('--check')) {
    if (different.length === 0) return
    throw new UserError(
      `The public types have changed: ${different.join(', ')}. Run npm run contract, and commit what it writes.`,
    )
  }
  for (const [folder, text] of reports) writeFileSync(join(root, folder, REPORT), text)
  console.log(different.length > 0 ? different.join('\n') : 'The public types have not changed.')
})
