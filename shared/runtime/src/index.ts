/**
 * The state and libraries that all remotes share: session, saved location, Firebase client, loaded data,
 * dialogs, storage and the router. It is a federated singleton with one entry, because a subpath of a shared
 * package would be bundled a second time (docs/adr/0002-state-in-one-shared-entry.md).
 */
export { setMenuBadge, type MenuBadge } from './menuBadges.ts'
export { useMenuBadges } from './useMenuBadges.ts'
export { config, currentConfig, quickExitAddress } from './config.ts'
export { OFFLINE, useErrorOrOffline, useOnline } from './loading/connection.ts'
export {
  announce,
  askConfirm,
  showAlert,
  showToast,
  useDialogs,
  type ConfirmOptions,
  type DialogRequest,
} from './dialogs.ts'
export { onDenied } from './denied.ts'
export { errorTable, GreenlightError, toGreenlightError, type Failure } from './errors.ts'
export {
  firestore,
  liveFirestore,
  type FirestoreLite,
  type FirestoreLive,
} from './firebase/firebase.ts'
export { flaggedPaths } from './flaggedPaths.ts'
export { importWithRetry } from './importWithRetry.ts'
export {
  changeLoaded,
  changePages,
  forgetLoaded,
  prepareLoading,
  setLoaded,
  useForgetOnUnmount,
  useLive,
  useLoad,
  usePages,
} from './loading/loading.ts'
export type {
  LoadKey,
  LiveData,
  Loadable,
  LoadedData,
  ListPage,
  PagedData,
  PagePlace,
  Subscribe,
} from './loading/loadingTypes.ts'
export { onQuotaExceeded } from './quota.ts'
export { beforeReload, reloadPage } from './reload.ts'
export { readStored } from './storage/readStored.ts'
export { retryAfterReconnect } from './loading/reconnect.ts'
export { startLoad, takeStarted } from './loading/startedLoads.ts'
export { noteServerTime, serverNow } from './serverTime.ts'
export { savedLocation } from './savedLocation.ts'
export { useSavedLocation } from './useSavedLocation.ts'
export { auth, refreshUser } from './session/auth.ts'
export { isLeavingSite } from './session/leaveDocument.ts'
export { hideMeFast, leaveSite } from './session/leaveSite.ts'
export { refreshMember, updateMember } from './session/member.ts'
export { checkSession } from './session/oldSession.ts'
export { sessionId, wasSignedIn } from './session/sessionId.ts'
export { session, type SessionState, type SessionUser } from './session/sessionState.ts'
export { useSession } from './session/useSession.ts'
export { unsubscribePush } from './session/pushDevice.ts'
export { beforeSignOut, deleteSignIn, signOut } from './session/signOut.ts'
export { startRuntime } from './start.ts'
export { storageKeys, WELCOME_SEEN } from './storage/storageKeys.ts'
export { focusNextTitle, isFirstPage, notePageTitle } from './shownPage.ts'
export { localStore, sessionStore } from './storage/storage.ts'
export { loadTownIndex } from './towns.ts'
export { withLimit } from './withLimit.ts'
export { createRoot, type Root } from 'react-dom/client'
export { Link } from './Link.tsx'
export {
  BrowserRouter,
  matchPath,
  Navigate,
  NavigationType,
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
  type Params,
} from 'react-router-dom'
