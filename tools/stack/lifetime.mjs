import { setTimeout as wait } from 'node:timers/promises'

/** @typedef {(options: { signaled: boolean }) => unknown} Stop `signaled`: Ctrl-C has reached the child processes, too */
/** @typedef {ReturnType<typeof createLifetime>} Lifetime */

/**
 * How a command ends: at its end, after an error, and after Ctrl-C. The terminal sends Ctrl-C to all processes of
 * the command; this one waits for those that save something.
 */
export function createLifetime() {
  /** @type {Stop[]} */
  const stops = []
  /** @type {Promise<never> | undefined} */
  let ending

  /** @param {number} code @param {boolean} signaled @returns {Promise<never>} */
  async function stopAll(code, signaled) {
    for (const stop of [...stops].reverse()) {
      try {
        await stop({ signaled })
      } catch (error) {
        console.error(error)
        code ||= 1
      }
    }
    process.exit(code)
  }

  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      // npm sends each Ctrl-C again.
      if (ending) return
      console.log('\nStopping …')
      ending = stopAll(130, true)
    })
  }
  return {
    /**
     * Registers what must end before this process does. The last one registered stops first.
     * @param {Stop} stop
     */
    onEnd: (stop) => void stops.push(stop),
    /**
     * Stops everything registered and ends this process.
     * @param {number} code
     */
    end: (code) => (ending ??= stopAll(code, false)),
    /**
     * Shows an error and ends this process. After Ctrl-C, the error is only that a child process has ended.
     * @param {unknown} error
     */
    async fail(error) {
      // A signal that came while this process was waiting for `spawnSync` is handled first.
      await wait(50)
      if (!ending) console.error(error)
      await (ending ??= stopAll(1, false))
    },
  }
}
