/** A person who uses the product. */
export type Person = {
  readonly uid: string
  readonly email: string
  readonly verified: boolean
  readonly displayName: string | null
}

export function person(uid: string, more: Partial<Person> = {}): Person {
  return { uid, email: `${uid}@greenlight.test`, verified: true, displayName: null, ...more }
}

export const ann = person('ann')
export const bob = person('bob')
export const cyd = person('cyd')
export const dan = person('dan')
export const admin = person('admin', { email: 'Admin@Greenlight.Test' })
export const secondAdmin = person('secondAdmin')
