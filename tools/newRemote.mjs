// npm run new:remote -- mf-events /events
import { readNewRemote } from './newRemote/readNewRemote.mjs'
import { addToLists, writeFiles } from './newRemote/writeFiles.mjs'
import { runMain } from './stack/userError.mjs'
import { linkWorkspaces } from './stack/install.mjs'

await runMain(async () => {
  const { name, path, page, title } = readNewRemote(process.argv.slice(2))
  await writeFiles({ name, path, page, title })
  await addToLists(name)
  linkWorkspaces()
  console.log(`${name}/src/${page}.tsx is the page at ${path}, for members.

npm run dev -- ${name} shows it with hot reload; npm run publish -- ${name} publishes it.
A running npm start serves it after a restart. On Firebase it must be committed, and needs a site of its own, named
in greenlight.config.json as in greenlight.config.example.json.`)
})
