import { Page } from '@greenlight/kit/ui/layout/Page'
import { matchPath, Navigate, useLocation, useSession } from '@greenlight/runtime'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import remote from 'the-remote'
import { DialogHost } from '../../../shell/src/chrome/DialogHost.tsx'
import { denials } from '../../../shell/src/errors.ts'
import { guard } from '../../../shell/src/routing/guard.ts'
import { Bar } from './Bar.tsx'
import { RemoteView } from './RemoteView.tsx'

/**
 * Replaces the shell while a remote is developed alone: the same session, guard, theme and lifecycle, and no
 * other remote. Not part of a build.
 */
export function FakeShell() {
  return (
    <>
      <Bar />
      <Main>
        <Stage />
      </Main>
      <DialogHost />
    </>
  )
}

function Stage() {
  const { pathname } = useLocation()
  const session = useSession((s) => s)
  const route = __ROUTES__.find(({ path }) => matchPath(path, pathname))
  const [first] = __ROUTES__

  if (pathname === '/' && first) return <Navigate to={first.path} replace />
  if (!route) return <Note>{pathname} is a page of another remote.</Note>
  // The admin check is left to the database: a page without rights shows its error.
  const decision = guard(route.access, { ...session, admin: 'yes' })
  switch (decision.kind) {
    case 'allow':
      return <RemoteView remote={remote} />
    case 'wait':
      return <Note>One moment …</Note>
    case 'deny':
      return <Note>{denials[decision.reason].text}</Note>
    case 'redirect':
      return (
        <Note>
          This page asks for “{route.access}”: the shell would lead to {decision.to} now.
        </Note>
      )
  }
}

function Note({ children }: { children: ReactNode }) {
  return (
    <Page $width="text">
      <p>{children}</p>
    </Page>
  )
}

/** As in the shell, the header takes its height from the top. */
const Main = styled.main`
  position: relative;
  min-height: 100dvh;
  padding-top: var(--gl-header);
`
