/** The address of the running emulator. */
export function emulatorAddress(): { host: string; port: number } {
  const [host, port] = (process.env['FIRESTORE_EMULATOR_HOST'] ?? '').split(':')
  if (!host || !port) throw new Error('FIRESTORE_EMULATOR_HOST must name a running emulator')
  return { host, port: Number(port) }
}
