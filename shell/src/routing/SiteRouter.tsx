import { BrowserRouter } from '@greenlight/runtime'
import type { ReactNode } from 'react'

/**
 * Renders a new address in the task of the click, so that a downloaded remote is in the next frame. With a
 * transition, the router's default, the click, the shell and the remote each wait for a frame. No page needs
 * one: the outlet keeps the previous view on screen.
 */
export function SiteRouter({ children }: { children: ReactNode }) {
  return <BrowserRouter useTransitions={false}>{children}</BrowserRouter>
}
