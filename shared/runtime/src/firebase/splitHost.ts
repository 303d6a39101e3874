/** `127.0.0.1:8080` → `['127.0.0.1', 8080]` */
export function splitHost(address: string): [host: string, port: number] {
  const { hostname, port } = new URL(`http://${address}`)
  return [hostname, Number(port)]
}
