import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { reportProblems, REPORTS } from './reporter.ts'

/** The proxy through which a browser reaches the site and the emulators. */
export type Gate = {
  port: number
  /** Drops requests whose address matches, open ones too; undefined lets everything pass again. */
  cut(addresses: RegExp | undefined): void
  /** What went wrong in the pages since the last call. */
  takeProblems(): string[]
  /** Requests that have no complete answer yet. */
  unanswered(): string[]
  close(): Promise<void>
}

const REPORTER = '/__reporter.js'
const reporter = `(${reportProblems.toString()})('${REPORTS}')`

/**
 * Opens a gate. No WebDriver can cut the connection or read the console in all engines, so the gate does
 * the first, and gives each page a script that reports the second.
 */
export async function openGate(site: string): Promise<Gate> {
  const sockets = new Set<Socket>()
  let problems: string[] = []
  let dropped: RegExp | undefined
  const open = new Map<ServerResponse, { href: string; since: string }>()

  const server = createServer((asked, answering) => {
    const { host, pathname, href } = new URL(asked.url ?? '')
    const own = host === new URL(site).host
    if (dropped?.test(href)) asked.socket.destroy()
    else if (own && pathname === REPORTER)
      answering.writeHead(200, { 'content-type': 'text/javascript' }).end(reporter)
    else if (own && pathname === REPORTS)
      void textOf(asked).then((text) => {
        problems.push(text)
        answering.writeHead(204).end()
      })
    else {
      open.set(answering, { href, since: new Date().toISOString() })
      answering.once('close', () => open.delete(answering))
      const isPage = own && asked.headers.accept?.includes('text/html')
      pass(asked, answering, isPage ? withReporter : undefined)
    }
  })
  // Secure connections: the browser's own business, which a test does not need.
  server.on('connect', (_, socket: Socket) => socket.destroy())
  server.on('connection', (socket) => {
    sockets.add(socket)
    socket.once('close', () => sockets.delete(socket))
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    port: (server.address() as AddressInfo).port,
    cut: (addresses) => {
      dropped = addresses
      for (const [answering, { href }] of open) if (addresses?.test(href)) answering.destroy()
    },
    takeProblems: () => {
      const taken = problems
      problems = []
      return taken
    },
    unanswered: () => Array.from(open.values(), ({ href, since }) => `${href} since ${since}`),
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((closed) => server.close(() => closed()))
    },
  }
}

/** Passes a request on, and its answer back; `change` changes the text of the answer. */
function pass(
  asked: IncomingMessage,
  answering: ServerResponse,
  change?: (text: string) => string,
): void {
  const headers = { ...asked.headers }
  if (change)
    for (const name of ['accept-encoding', 'if-none-match', 'if-modified-since'])
      delete headers[name]
  const passed = request(asked.url ?? '', { method: asked.method, headers }, (answer) => {
    const isText = answer.headers['content-type']?.startsWith('text/html')
    if (!change || !isText) {
      answering.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(answering)
      answer.once('close', () => !answer.complete && answering.destroy())
      return
    }
    void textOf(answer).then((text) => {
      const { 'content-length': _, ...others } = answer.headers
      answering.writeHead(answer.statusCode ?? 502, others).end(change(text))
    })
  })
  passed.on('error', () => answering.destroy())
  answering.on('close', () => passed.destroy())
  asked.pipe(passed)
}

const withReporter = (page: string) =>
  page.replace('<head>', `<head><script src="${REPORTER}"></script>`)

async function textOf(message: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of message) parts.push(part as Buffer)
  return Buffer.concat(parts).toString()
}
