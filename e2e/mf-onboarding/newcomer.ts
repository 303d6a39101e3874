import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { backend } from '../fixtures/backend.ts'

export const PASSWORD = 'greenlight'

/** A new e-mail address. */
export function freshEmail(): string {
  return `new-${randomUUID().slice(0, 8)}@greenlight.test`
}

/** Fills and submits the sign-up form. */
export async function signUp(page: Page, email: string): Promise<void> {
  await page.goto('/signup')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Confirm password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign up', exact: true }).click()
}

/** The user document of the member with that address. */
export async function userDocument(email: string) {
  const { uid } = await backend.auth.getUserByEmail(email)
  return (await backend.db.doc(`users/${uid}`).get()).data()
}

/** The kinds of e-mails that the sign-in service has sent to an address. */
export async function mailsTo(email: string): Promise<string[]> {
  const host = process.env['FIREBASE_AUTH_EMULATOR_HOST'] ?? ''
  const project = process.env['GCLOUD_PROJECT'] ?? 'demo-greenlight'
  const answer = await fetch(`http://${host}/emulator/v1/projects/${project}/oobCodes`)
  const { oobCodes } = (await answer.json()) as {
    oobCodes: { email: string; requestType: string }[]
  }
  return oobCodes.filter((mail) => mail.email === email).map((mail) => mail.requestType)
}
