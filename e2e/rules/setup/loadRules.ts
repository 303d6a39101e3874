import { emulatorAddress } from '../../fixtures/emulator.ts'

/** Loads rules into one project of the running emulator. */
export async function loadRules(projectId: string, content: string): Promise<void> {
  const { host, port } = emulatorAddress()
  const url = `http://${host}:${port}/emulator/v1/projects/${projectId}:securityRules`
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } })
  const answer = await fetch(url, {
    method: 'PUT',
    body,
    headers: { 'content-type': 'application/json' },
  })
  if (!answer.ok) throw new Error(`These rules do not compile: ${await answer.text()}`)
}
