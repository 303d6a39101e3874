/** The address of the running emulator. */
export function emulatorAddress(): { readonly host: string; readonly port: number } {
  const [host, port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':')
  if (!host || !port) throw new Error('FIRESTORE_EMULATOR_HOST must name a running emulator')
  return { host, port: Number(port) }
}

/** One project per worker, so that parallel tests do not share documents. */
export const projectId = `demo-data-${process.env['VITEST_POOL_ID'] ?? '0'}`
