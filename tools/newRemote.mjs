// npm run new:remote -- mf-events /events
import { readNewRemote } from './newRemote/readNewRemote.mjs'
import { addToLists, writeFiles } from './newRemote/writeFiles.mjs'
import { linkWorkspaces } from './stack/install.mjs'
import { runMain } from './stack/userError.mjs'

await runMain(async () => {
  const remote = readNewRemote(process.argv.slice(2))
  const { name, path, page } = remote
  await writeFiles(remote)
  await addToLists(remote)
  linkWorkspaces()
  console.log(`${name}/src/${page}.tsx is the page at ${path}, for members. npm run dev -- ${name} shows it, npm run publish -- ${name} publishes it.
By hand:
- docs/architecture.svg: add ${name} to the picture.
- .github/CODEOWNERS: name its team, if that is not @greenlight/${name.replace('mf-', '')}.
- On Firebase: commit it, create a site and name that in greenlight.config.json.`)
})
