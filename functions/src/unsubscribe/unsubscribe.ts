import type { Firestore } from 'firebase-admin/firestore'
import { parseAlerts } from '../alerts/alertsDocument.ts'
import { removeMatches } from '../searches/removeMatches.ts'

/** An answer over HTTP. */
export type Answer = {
  readonly status: number
  readonly html?: string
  readonly location?: string
}

/**
 * Turns e-mail off for the member with this secret, or for a person without settings. The answer for an unknown one is the
 * same. It never turns anything on.
 */
export async function turnOff(db: Firestore, secret: string): Promise<Answer> {
  const found = await findAlerts(db, secret)
  if (found) {
    const user = db.doc(`users/${found.id}`)
    const hasPush = await db.runTransaction(async (transaction) => {
      const stored = await transaction.get(user)
      if (stored.get('alerts.email')) transaction.update(user, { 'alerts.email': 'off' })
      else transaction.update(found.ref, { off: true })
      return stored.get('alerts.push') === true
    })
    if (!hasPush) await removeMatches(db, found.id)
  }
  return { status: 200, html: page('E-mails are off.', '<p>You can turn them on in Settings.</p>') }
}

/** One button: programs that look at the links in e-mails must not turn anything off. */
export function askToTurnOff(secret: string): Answer {
  const action = encodeURIComponent(secret)
  return {
    status: 200,
    html: page(
      'Turn off these e-mails?',
      `<form method="post" action="${action}"><button style="font:inherit;padding:12px 24px">Turn off</button></form>`,
    ),
  }
}

/** Where the news of an e-mail is on the site. */
export async function openNews(db: Firestore, site: string, secret: string): Promise<Answer> {
  const found = await findAlerts(db, secret)
  const target = found ? parseAlerts(found.data()).target : '/'
  return { status: 302, location: `${site}${/^\/(?!\/)/.test(target) ? target : '/'}` }
}

async function findAlerts(db: Firestore, secret: string) {
  if (!/^[\w-]{32}$/.test(secret)) return undefined
  const { docs } = await db.collection('alerts').where('unsubscribe', '==', secret).limit(1).get()
  return docs[0]
}

const page = (title: string, content: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title></head>
<body style="font:16px/1.5 sans-serif;margin:0 auto;padding:32px 16px;max-width:480px"><h1 style="font-size:24px">${title}</h1>
${content}</body></html>
`
