import type { Services } from '../services.ts'
import { sweep } from '../sweep/sweep.ts'
import { type Answer, askToTurnOff, openNews, turnOff } from '../unsubscribe/unsubscribe.ts'
import { sendTest } from './sendTest.ts'

/** A request, as far as it matters. */
export type Asked = {
  readonly method: string
  readonly path: string
  readonly origin: string | undefined
  readonly authorization: string | undefined
}

export type HttpAnswer = Answer & { readonly headers?: Readonly<Record<string, string>> }

const NOT_FOUND: Answer = { status: 404, html: 'Not found.' }

/**
 * Answers a request to the HTTP function.
 * @param isLocal on the emulator, where nothing else starts a sweep
 */
export async function answer(
  services: Services,
  { method, path, origin, authorization }: Asked,
  isLocal: boolean,
): Promise<HttpAnswer> {
  const { db, settings } = services
  const [, route, secret = ''] = path.split('/')
  if (route === 'test') {
    const headers = corsHeaders(origin, settings.site)
    if (method === 'OPTIONS') return { status: 204, headers }
    if (method !== 'POST') return NOT_FOUND
    const token = /^Bearer (.+)$/.exec(authorization ?? '')?.[1] ?? ''
    return { status: await sendTest(services, token), headers }
  }
  if (route === 'u' && method === 'POST') return turnOff(db, secret)
  if (route === 'u' && isRead(method)) return askToTurnOff(secret)
  if (route === 'n' && isRead(method)) return openNews(db, settings.site, secret)
  if (route === 'sweep' && method === 'POST' && isLocal) {
    await sweep(services)
    return { status: 204 }
  }
  return NOT_FOUND
}

const isRead = (method: string) => method === 'GET' || method === 'HEAD'

/** The site may ask from a page; no other site may. */
function corsHeaders(origin: string | undefined, site: string): Readonly<Record<string, string>> {
  if (origin !== site) return {}
  return {
    'Access-Control-Allow-Origin': site,
    'Access-Control-Allow-Headers': 'authorization',
    'Access-Control-Allow-Methods': 'POST',
    'Access-Control-Max-Age': '86400',
    Vary: 'Origin',
  }
}
