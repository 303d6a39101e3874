import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export type CaughtMail = ParsedMail & { readonly raw: string; readonly recipient: string }

/** A mail server on this machine that keeps what it gets. */
export async function startMailServer() {
  const mails: CaughtMail[] = []
  const refused = new Map<string, number>()
  let server = create()
  const port = await listen(server, 0)

  function create(): SMTPServer {
    const created = new SMTPServer({
      authOptional: true,
      disabledCommands: ['AUTH', 'STARTTLS'],
      closeTimeout: 50,
      onRcptTo({ address }, _, callback) {
        const code = refused.get(address)
        callback(code ? Object.assign(new Error('no'), { responseCode: code }) : null)
      },
      onData(stream, { envelope }, callback) {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          const raw = Buffer.concat(parts).toString()
          const recipient = envelope.rcptTo[0]?.address ?? ''
          simpleParser(raw).then((parsed) => {
            mails.push({ ...parsed, raw, recipient })
            callback(null)
          }, callback)
        })
      },
    })
    // A client that ends its connection in the middle is none of its problems.
    created.on('error', () => {})
    return created
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    /** Refuses an address with this code from now on. */
    refuse: (address: string, code: number) => void refused.set(address, code),
    stop: () => new Promise<void>((resolve) => void server.close(resolve)),
    async start() {
      server = create()
      await listen(server, port)
    },
  }
}

function listen(server: SMTPServer, port: number): Promise<number> {
  return new Promise((resolve) => {
    const listening = server.listen(port, '127.0.0.1', () => {
      resolve((listening.address() as AddressInfo).port)
    })
  })
}
