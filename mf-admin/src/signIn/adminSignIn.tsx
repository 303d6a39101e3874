import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { type AdminSignIn, createAdminSignIn } from './createAdminSignIn.ts'

const SignInContext = createContext<AdminSignIn | null>(null)

/** Knows for the page when this admin has to sign in again. */
export function AdminSignInProvider({ children }: { children: ReactNode }) {
  const [signIn] = useState(createAdminSignIn)
  useEffect(() => signIn.start(), [signIn])
  return <SignInContext value={signIn}>{children}</SignInContext>
}

export function useAdminSignIn(): AdminSignIn {
  const signIn = use(SignInContext)
  if (!signIn) throw new Error('This component needs an AdminSignInProvider.')
  return signIn
}

/** Whether this admin has to sign in again. */
export function useSignInExpired(): boolean {
  const { subscribe, isExpired } = useAdminSignIn()
  return useSyncExternalStore(subscribe, isExpired)
}
