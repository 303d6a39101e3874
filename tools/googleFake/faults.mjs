/** @typedef {{ method: string, path: string }} Call */
/**
 * @typedef {object} Fault
 * @property {number} [at] which of the calls that match, the first is 1
 * @property {number} [times] how many of them from there on; all if it is left out
 * @property {(call: Call) => boolean} [of] which calls are counted
 * @property {number | 'hang' | 'reset' | 'lost' | ((call: Call) => void)} answer a status of HTTP, no answer, a closed
 *   connection, one that is closed after the request was done, or what happens before the normal answer
 */

/** What Google sends with a status. @type {Record<number, string>} */
export const statusNames = {
  400: 'INVALID_ARGUMENT',
  401: 'UNAUTHENTICATED',
  403: 'PERMISSION_DENIED',
  404: 'NOT_FOUND',
  409: 'ABORTED',
  429: 'RESOURCE_EXHAUSTED',
  500: 'INTERNAL',
  503: 'UNAVAILABLE',
}

/** Faults that a test has planned. */
export function createFaults() {
  /** @type {(Required<Omit<Fault, 'answer'>> & { answer: Fault['answer'], seen: number })[]} */
  let planned = []
  return {
    /** @param {Fault} fault */
    plan: ({ at = 1, times = Infinity, of = () => true, answer }) => {
      planned.push({ at, times, of, answer, seen: 0 })
    },
    clear: () => {
      planned = []
    },
    /**
     * @param {Call} call
     * @returns {Fault['answer'] | undefined}
     */
    next: (call) => {
      /** @type {Fault['answer'] | undefined} */
      let answer
      for (const fault of planned.filter(({ of }) => of(call))) {
        fault.seen += 1
        if (fault.seen >= fault.at && fault.seen < fault.at + fault.times) answer ??= fault.answer
      }
      return answer
    },
  }
}
