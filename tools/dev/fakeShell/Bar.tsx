import { Button } from '@greenlight/kit/ui/form/Button'
import { auth, Link, showAlert, signOut, useLocation, useSession } from '@greenlight/runtime'
import styled from 'styled-components'
import remote from 'the-remote'

async function signInAs(email: string): Promise<void> {
  try {
    const { auth: provider, signInWithEmailAndPassword } = await auth()
    await signInWithEmailAndPassword(provider, email, __PASSWORD__)
  } catch (cause) {
    await showAlert(`${email} could not sign in. Are the emulators running?\n\n${String(cause)}`)
  }
}

/** The remote's pages, and the demo accounts. */
export function Bar() {
  const user = useSession((s) => s.user)
  const { pathname } = useLocation()
  return (
    <Row>
      <strong>{remote.name}</strong>
      <nav aria-label="Pages of this remote">
        {__ROUTES__.map(({ path }) =>
          // A route with a parameter needs a typed address.
          path.includes(':') ? (
            <code key={path}>{path}</code>
          ) : (
            <Link key={path} to={path} aria-current={path === pathname ? 'page' : undefined}>
              {path}
            </Link>
          ),
        )}
      </nav>
      {user ? (
        <Button size="small" onClick={() => void signOut()}>
          Sign {user.email} out
        </Button>
      ) : (
        Object.entries(__ACCOUNTS__).map(([who, email]) => (
          <Button key={who} size="small" onClick={() => void signInAs(email)}>
            Sign in as {who}
          </Button>
        ))
      )}
    </Row>
  )
}

const Row = styled.header`
  position: fixed;
  z-index: var(--gl-layer-header);
  inset: 0 0 auto;
  height: var(--gl-header);
  padding-inline: var(--gl-space-4);
  display: flex;
  align-items: center;
  gap: var(--gl-space-3);
  overflow-x: auto;
  white-space: nowrap;
  font-size: var(--gl-text-sm);
  background: var(--gl-raised);
  border-bottom: 1px dashed var(--gl-line);

  nav {
    display: flex;
    gap: var(--gl-space-3);
    margin-inline-end: auto;
  }

  a[aria-current] {
    font-weight: var(--gl-weight-bold);
  }
`
