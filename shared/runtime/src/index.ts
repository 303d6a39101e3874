/**
 * Everything on the page that has state or exists once: session, location, Firebase client, dialogs,
 * connection and the router. It is a federated singleton with this ONE entry, because a subpath of a
 * shared package silently escapes the share scope (see docs/adr/0002-state-in-one-shared-entry.md).
 */
export { config, currentConfig, parseConfig, type Config } from './config.ts'
export { useOnline } from './connection.ts'
export {
  askConfirm,
  showAlert,
  showToast,
  useDialogs,
  type ConfirmOptions,
  type DialogRequest,
} from './dialogs.ts'
export { firestore, liveFirestore, type FirestoreLite, type FirestoreLive } from './firebase.ts'
export { flaggedPaths } from './flaggedPaths.ts'
export { importAgain } from './importAgain.ts'
export { savedLocation, useSavedLocation } from './savedLocation.ts'
export {
  auth,
  checkBan,
  deleteSignIn,
  refreshMember,
  refreshUser,
  signOut,
  startSession,
  updateMember,
  wasSignedIn,
} from './session.ts'
export {
  session,
  useSession,
  type MemberState,
  type SessionState,
  type SessionUser,
} from './sessionState.ts'
export { tellReads, useUnread } from './unread.ts'
export { createRoot, type Root } from 'react-dom/client'
export {
  BrowserRouter,
  Link,
  matchPath,
  Navigate,
  NavigationType,
  NavLink,
  Route,
  Router,
  Routes,
  UNSAFE_NavigationContext as NavigationContext,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
  useSearchParams,
  type Location,
  type Navigator,
} from 'react-router-dom'
