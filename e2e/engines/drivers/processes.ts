import { type ChildProcess, spawn, type SpawnOptions } from 'node:child_process'

const running = new Set<ChildProcess>()
// A test that runs out of time does not end its browsers.
process.on('exit', () => running.forEach(kill))

/** Starts a program, in a group with the programs that it starts. */
export function start(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const child = spawn(command, args, { ...options, detached: true })
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** Ends a program and what it has started. */
export async function end(child: ChildProcess): Promise<void> {
  const gone = new Promise((resolve) => child.once('exit', resolve))
  if (!running.has(child)) return
  kill(child)
  await gone
}

function kill({ pid }: ChildProcess): void {
  if (pid !== undefined) process.kill(-pid, 'SIGKILL')
}
