import { accounts, emailOf } from '../accounts.mjs'
import { between, hoursBefore } from './document.mjs'

/** @typedef {import('./document.mjs').SeedDocument} SeedDocument */

/**
 * Members who have been through profile setup and terms, and the list of admins.
 * @param {Date} moment
 * @returns {SeedDocument[]}
 */
export const userDocuments = (moment) =>
  accounts.flatMap((account, at) => {
    if (!account.username || !account.place) return []
    const createdAt = hoursBefore(moment, 24 * (236 - at * 7) + at * 5)
    const acceptedTermsAt = between(createdAt, moment, 0.0001)
    const email = emailOf(account)
    /** @type {SeedDocument} */
    const user = {
      path: `users/${account.uid}`,
      data: {
        email,
        location: '',
        createdAt,
        username: account.username,
        myGender: account.myGender ?? null,
        showMe: [...(account.showMe ?? ['everyone'])],
        locationText: account.place.text,
        locationCoords: account.place.coords,
        defaultLocation: account.place.text,
        profileComplete: true,
        acceptedTermsAt,
        updatedAt: acceptedTermsAt,
        ...(account.takesNoMessages && { messageSettings: { allow: 'none' } }),
      },
    }
    const admin = { path: `admins/${email}`, data: { email, createdAt: createdAt.getTime() } }
    return account.admin ? [user, admin] : [user]
  })
