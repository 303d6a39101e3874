// Draws its part of the photos: see photos.mjs.
import { parentPort, workerData } from 'node:worker_threads'
import { portrait } from '../portraits/portrait.mjs'
import { photoRenderer } from './render.mjs'

/** @type {unknown} */
const received = workerData
const sitters = /** @type {readonly import('../portraits/traits.mjs').Sitter[]} */ (received)
const photosOf = await photoRenderer()
parentPort?.postMessage(sitters.map((sitter) => [sitter.id, photosOf(portrait(sitter))]))
