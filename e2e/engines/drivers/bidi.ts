import { WebSocket } from 'ws'

type Answer = {
  id?: number
  result?: unknown
  error?: string
  message?: string
}

/** Connects to a browser's WebDriver BiDi server. */
export async function bidiConnection(address: string) {
  const socket = new WebSocket(address, { perMessageDeflate: false })
  const waiting = new Map<number, (answer: Answer) => void>()
  let lastId = 0
  socket.on('message', (data: Buffer) => {
    const answer = JSON.parse(data.toString()) as Answer
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer)
  })
  await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject))

  /** Sends a command. @throws with the browser's words if it fails */
  async function send<Result>(method: string, params: object): Promise<Result> {
    const id = ++lastId
    const answered = new Promise<Answer>((resolve) => waiting.set(id, resolve))
    socket.send(JSON.stringify({ id, method, params }))
    const { result, error, message } = await answered
    waiting.delete(id)
    if (error) throw new Error(`${method}: ${error}: ${message}`)
    return result as Result
  }
  return { send, close: () => socket.close() }
}
