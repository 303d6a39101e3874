import { notFound } from './routing.mjs'

/** @typedef {ReturnType<typeof createOperations>} Operations */

/**
 * Long-running operations, which are done after they were asked for a few times.
 * @param {{ polls: number }} options how often each is asked for before it is done
 */
export function createOperations({ polls }) {
  /** @type {Map<string, { left: number, finish: () => unknown, response?: unknown }>} */
  const operations = new Map()
  return {
    /**
     * @param {string} parent
     * @param {() => unknown} finish does the work; returns the response
     * @returns {{ name: string, done: boolean }}
     */
    start: (parent, finish) => {
      const name = `${parent}/operations/operation-${operations.size + 1}`
      operations.set(name, { left: polls, finish })
      return { name, done: false }
    },
    /** @param {string} name */
    get: (name) => {
      const operation = operations.get(name)
      if (!operation) throw notFound(name)
      if (operation.left > 0) {
        operation.left -= 1
        return { name, done: false }
      }
      operation.response ??= operation.finish()
      return { name, done: true, response: operation.response }
    },
  }
}
