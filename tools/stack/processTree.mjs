import { spawnSync } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'

/**
 * A process and all it started, parents first. firebase-tools starts Java in a session of its own,
 * where the signals sent to a group do not reach it.
 * @param {number | undefined} pid nothing for one that could not be started
 * @returns {number[]}
 */
export function processTree(pid) {
  if (!pid) return []
  const parents = parentOf()
  const found = [pid]
  for (const parent of found) {
    for (const [child, itsParent] of parents) if (itsParent === parent) found.push(child)
  }
  return found
}

/**
 * @param {number[]} pids
 * @param {NodeJS.Signals} signal
 */
export function signalAll(pids, signal) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // It has ended already.
    }
  }
}

/** @returns {[number, number][]} every process with its parent */
function parentOf() {
  // A slim Linux image has no `ps`.
  return process.platform === 'linux' ? fromProc() : fromPs()
}

/** @returns {[number, number][]} */
function fromProc() {
  return readdirSync('/proc').flatMap((name) => {
    try {
      if (!/^\d+$/.test(name)) return []
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      // The second field is the program's name in brackets and may hold spaces.
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return [[Number(name), Number(parent)]]
    } catch {
      return []
    }
  })
}

/** @returns {[number, number][]} */
function fromPs() {
  const { stdout } = spawnSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
  return (stdout ?? '').split('\n').flatMap((line) => {
    const [pid, parent] = line.trim().split(/\s+/).map(Number)
    return pid && parent ? [[pid, parent]] : []
  })
}
