import { useState } from 'react'

/** In memory only: gone with the page, and so with every sign-out. */
let typed = ''

/** The address in the sign-in, sign-up and reset forms: typed once, there in the others. */
export function useTypedEmail(): [email: string, setEmail: (email: string) => void] {
  const [email, setEmail] = useState(typed)
  const remember = (next: string) => {
    typed = next
    setEmail(next)
  }
  return [email, remember]
}
