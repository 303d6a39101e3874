import { GoogleError } from './googleApi.mjs'

/**
 * @template T
 * @param {Promise<T>} asked
 * @returns {Promise<T | undefined>} undefined if Google has no such thing
 */
export async function orNothing(asked) {
  try {
    return await asked
  } catch (error) {
    if (error instanceof GoogleError && error.code === 404) return undefined
    throw error
  }
}
