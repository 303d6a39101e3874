import { importTypeScript } from '../../stack/importTypeScript.mjs'
import { accounts, emailOf, placeOf } from '../data.mjs'
import { between, hoursBefore } from './document.mjs'

/** @type {typeof import('@greenlight/domain/names')} */
const { foldUsername } = await importTypeScript('shared/domain/src/names.ts')

/**
 * Members who have finished profile setup and accepted the terms, their usernames, and the list of admins.
 * @param {Date} moment
 * @returns {import('./document.mjs').SeedDocument[]}
 */
export const userDocuments = (moment) =>
  accounts.flatMap((account, index) => {
    if (!account.username || !account.place) return []
    const place = placeOf(account.place)
    const createdAt = hoursBefore(moment, 24 * (236 - index * 7) + index * 5)
    const acceptedTermsAt = between(createdAt, moment, 0.0001)
    const email = emailOf(account)
    const user = {
      path: `users/${account.uid}`,
      data: {
        email,
        location: '',
        createdAt,
        username: account.username,
        myGender: account.myGender ?? null,
        showMe: [...(account.showMe ?? ['everyone'])],
        locationText: place.text,
        locationCoords: place.coords,
        defaultLocation: place.text,
        profileComplete: true,
        acceptedTermsAt,
        updatedAt: acceptedTermsAt,
        ...(account.takesNoMessages && { messageSettings: { allow: 'none' } }),
      },
    }
    const admin = { path: `admins/${email}`, data: { email, createdAt: createdAt.getTime() } }
    const folded = foldUsername(account.username)
    const name = {
      path: `usernames/${folded}`,
      data: { uid: account.uid, name: account.username, folded, since: createdAt },
    }
    return account.admin ? [user, name, admin] : [user, name]
  })
