import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'

/**
 * A process and its descendants, parents first. firebase-tools starts Java in a session of its own,
 * which a signal to its process group does not reach.
 * @param {number | undefined} pid
 */
export function processTree(pid) {
  if (!pid) return []
  const all = processes()
  const found = [pid]
  for (const parent of found) {
    found.push(...all.flatMap(([child, itsParent]) => (itsParent === parent ? child : [])))
  }
  return found
}

/**
 * @param {number} pid negative for a process group
 * @param {NodeJS.Signals | 0} signal 0 only asks whether it runs
 * @returns {boolean} false if it has ended already
 */
export function signalTo(pid, signal) {
  try {
    return process.kill(pid, signal)
  } catch {
    return false
  }
}

/** @param {number[]} pids */
export function killAll(pids) {
  for (const pid of pids) signalTo(pid, 'SIGKILL')
}

/** All processes with their parents. A slim Linux image has no `ps`. @returns {[number, number][]} */
function processes() {
  if (process.platform !== 'linux') {
    const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    return stdout.split('\n').map((line) => {
      const [pid = 0, parent = 0] = line.trim().split(/\s+/).map(Number)
      return [pid, parent]
    })
  }
  return readdirSync('/proc').flatMap((name) => {
    try {
      // The second field is the name in brackets and may hold spaces; the fourth is the parent.
      const [, parent] =
        /.*\) \S (\d+)/s.exec(readFileSync(`/proc/${Number(name)}/stat`, 'utf8')) ?? []
      return [[Number(name), Number(parent)]]
    } catch {
      return []
    }
  })
}
