// The public types of this package. Made by `npm run contract`.

// src/Link.tsx
import type { ComponentProps } from 'react';
type Props = {
    to: string;
    state?: unknown;
} & Omit<ComponentProps<'a'>, 'href'>;
export declare function Link({ to, state, onClick, children, ...anchor }: Props): import("react").JSX.Element;
export {};

// src/config.ts
import { type SiteConfig } from '@greenlight/domain/siteConfig';
export declare const config: () => Promise<{
    preview: boolean;
    firebase: {
        apiKey: string;
        projectId: string;
        authDomain?: string | undefined;
        appId?: string | undefined;
    };
    emulators: {
        auth: string;
        firestore: string;
        emails?: string | undefined;
    } | null;
    ads: string | null;
    survey: string | null;
    report: string | null;
    quickExit: string;
    devOrigins: string[];
    appCheck: string | null;
    operator: {
        name: string;
        contact: string;
        copyrightAgent?: string | undefined;
        answerHours: number | null;
        helpLines: {
            name: string;
            phone: string;
            sms?: {
                number: string;
                word: string;
            } | undefined;
            note?: string | undefined;
        }[];
    } | null;
    mail: {
        functions: string;
        from: string;
        pushKey: string | null;
        catcher?: string | undefined;
    } | null;
    galleryCells: boolean;
    galleryNames: boolean;
}>;
export declare function currentConfig(): SiteConfig;
export declare const quickExitAddress: () => string;

// src/denied.ts
export declare function noteDenied(cause: unknown): void;
export declare function onDenied(listener: () => void): () => void;

// src/dialogs.ts
export type ConfirmOptions = {
    detail?: string;
    confirmLabel?: string;
    cancelLabel?: string;
    destructive?: boolean;
    cancelIsMain?: boolean;
};
export type DialogRequest = {
    id: number;
    kind: 'alert' | 'confirm';
    text: string;
    answer: (confirmed: boolean) => void;
} & ConfirmOptions;
type Toast = {
    id: number;
    text: string;
};
type Dialogs = {
    requests: readonly DialogRequest[];
    toasts: readonly Toast[];
    announcement: Toast | null;
};
export declare function showAlert(text: string): Promise<void>;
export declare function askConfirm(text: string, options?: ConfirmOptions): Promise<boolean>;
export declare function showToast(text: string): void;
export declare function announce(text: string): void;
export declare function useDialogs(): Dialogs;
export {};

// src/errors.ts
export type Failure = {
    readonly code: string;
    readonly text: string;
};
export declare class GreenlightError extends Error {
    readonly code: string;
    constructor({ code, text, cause }: Failure & {
        readonly cause?: unknown;
    });
}
export declare function errorTable<Code extends string>(texts: Readonly<Record<Code, string>>): {
    failure: (code: Code) => Failure;
    fail: (code: Code, cause?: unknown) => GreenlightError;
};
export declare const fail: (code: "runtime/offline" | "runtime/city-data-failed", cause?: unknown) => GreenlightError;
export declare function toGreenlightError(error: unknown, failure: Failure): GreenlightError;

// src/firebase/firebase.ts
export declare const auth: () => Promise<{
    auth: import("firebase/auth").Auth;
    applyActionCode: typeof import("firebase/auth").applyActionCode;
    beforeAuthStateChanged: typeof import("firebase/auth").beforeAuthStateChanged;
    browserPopupRedirectResolver: import("firebase/auth").PopupRedirectResolver;
    createUserWithEmailAndPassword: typeof import("firebase/auth").createUserWithEmailAndPassword;
    deleteUser: typeof import("firebase/auth").deleteUser;
    EmailAuthProvider: typeof import("firebase/auth").EmailAuthProvider;
    GoogleAuthProvider: typeof import("firebase/auth").GoogleAuthProvider;
    isSignInWithEmailLink: typeof import("firebase/auth").isSignInWithEmailLink;
    onIdTokenChanged: typeof import("firebase/auth").onIdTokenChanged;
    reauthenticateWithCredential: typeof import("firebase/auth").reauthenticateWithCredential;
    reauthenticateWithPopup: typeof import("firebase/auth").reauthenticateWithPopup;
    sendEmailVerification: typeof import("firebase/auth").sendEmailVerification;
    sendPasswordResetEmail: typeof import("firebase/auth").sendPasswordResetEmail;
    sendSignInLinkToEmail: typeof import("firebase/auth").sendSignInLinkToEmail;
    signInWithCredential: typeof import("firebase/auth").signInWithCredential;
    signInWithEmailAndPassword: typeof import("firebase/auth").signInWithEmailAndPassword;
    signInWithEmailLink: typeof import("firebase/auth").signInWithEmailLink;
    signInWithPopup: typeof import("firebase/auth").signInWithPopup;
    signOut: typeof import("firebase/auth").signOut;
    updatePassword: typeof import("firebase/auth").updatePassword;
    updateProfile: typeof import("firebase/auth").updateProfile;
    verifyBeforeUpdateEmail: typeof import("firebase/auth").verifyBeforeUpdateEmail;
}>;
export declare const firestore: () => Promise<{
    db: import("@firebase/firestore/lite").Firestore;
    collection: typeof import("@firebase/firestore/lite").collection;
    collectionGroup: typeof import("@firebase/firestore/lite").collectionGroup;
    deleteDoc: typeof import("@firebase/firestore/lite").deleteDoc;
    deleteField: typeof import("@firebase/firestore/lite").deleteField;
    doc: typeof import("@firebase/firestore/lite").doc;
    documentId: typeof import("@firebase/firestore/lite").documentId;
    getCount: typeof import("@firebase/firestore/lite").getCount;
    getDoc: typeof import("@firebase/firestore/lite").getDoc;
    getDocs: typeof import("@firebase/firestore/lite").getDocs;
    increment: typeof import("@firebase/firestore/lite").increment;
    limit: typeof import("@firebase/firestore/lite").limit;
    orderBy: typeof import("@firebase/firestore/lite").orderBy;
    query: typeof import("@firebase/firestore/lite").query;
    runTransaction: typeof import("@firebase/firestore/lite").runTransaction;
    serverTimestamp: typeof import("@firebase/firestore/lite").serverTimestamp;
    setDoc: typeof import("@firebase/firestore/lite").setDoc;
    startAfter: typeof import("@firebase/firestore/lite").startAfter;
    Timestamp: typeof import("@firebase/firestore/lite").Timestamp;
    updateDoc: typeof import("@firebase/firestore/lite").updateDoc;
    where: typeof import("@firebase/firestore/lite").where;
    writeBatch: typeof import("@firebase/firestore/lite").writeBatch;
}>;
export declare const liveFirestore: () => Promise<{
    db: import("@firebase/firestore").Firestore;
    collection: typeof import("@firebase/firestore").collection;
    doc: typeof import("@firebase/firestore").doc;
    getDoc: typeof import("@firebase/firestore").getDoc;
    limit: typeof import("@firebase/firestore").limit;
    limitToLast: typeof import("@firebase/firestore").limitToLast;
    onSnapshot: typeof import("@firebase/firestore").onSnapshot;
    orderBy: typeof import("@firebase/firestore").orderBy;
    query: typeof import("@firebase/firestore").query;
    Timestamp: typeof import("@firebase/firestore").Timestamp;
    where: typeof import("@firebase/firestore").where;
}>;
export type FirestoreLite = Awaited<ReturnType<typeof firestore>>;
export type FirestoreLive = Awaited<ReturnType<typeof liveFirestore>>;

// src/flaggedPaths.ts
export declare const flaggedPaths: {
    get(): readonly string[] | null;
    set(paths: readonly string[]): void;
    add(path: string): void;
    remove(path: string): void;
};

// src/importWithRetry.ts
type Importer<Module> = {
    (): Promise<Module>;
    module?: Module;
};
export declare function importWithRetry<Module>(load: () => Promise<Module>): Importer<Module>;
export declare function nextAddress(error: unknown, failures: number): string | undefined;
export {};

// src/index.ts
export { setMenuBadge, type MenuBadge } from './menuBadges.ts';
export { useMenuBadges } from './useMenuBadges.ts';
export { config, currentConfig, quickExitAddress } from './config.ts';
export { OFFLINE, useErrorOrOffline, useOnline } from './loading/connection.ts';
export { announce, askConfirm, showAlert, showToast, useDialogs, type ConfirmOptions, type DialogRequest, } from './dialogs.ts';
export { onDenied } from './denied.ts';
export { errorTable, GreenlightError, toGreenlightError, type Failure } from './errors.ts';
export { firestore, liveFirestore, type FirestoreLite, type FirestoreLive, } from './firebase/firebase.ts';
export { flaggedPaths } from './flaggedPaths.ts';
export { importWithRetry } from './importWithRetry.ts';
export { changeLoaded, changePages, forgetLoaded, prepareLoading, setLoaded, useForgetOnUnmount, useLive, useLoad, usePages, } from './loading/loading.ts';
export type { LoadKey, LiveData, Loadable, LoadedData, ListPage, PagedData, PagePlace, Subscribe, } from './loading/loadingTypes.ts';
export { onQuotaExceeded } from './quota.ts';
export { beforeReload, reloadPage } from './reload.ts';
export { readStored } from './storage/readStored.ts';
export { retryAfterReconnect } from './loading/reconnect.ts';
export { startLoad, takeStarted } from './loading/startedLoads.ts';
export { noteServerTime, serverNow } from './serverTime.ts';
export { savedLocation } from './savedLocation.ts';
export { useSavedLocation } from './useSavedLocation.ts';
export { auth, refreshUser } from './session/auth.ts';
export { isLeavingSite } from './session/leaveDocument.ts';
export { hideMeFast, leaveSite } from './session/leaveSite.ts';
export { refreshMember, updateMember } from './session/member.ts';
export { checkSession } from './session/oldSession.ts';
export { sessionId, wasSignedIn } from './session/sessionId.ts';
export { session, type SessionState, type SessionUser } from './session/sessionState.ts';
export { useSession } from './session/useSession.ts';
export { unsubscribePush } from './session/pushDevice.ts';
export { beforeSignOut, deleteSignIn, signOut } from './session/signOut.ts';
export { startRuntime } from './start.ts';
export { storageKeys, WELCOME_SEEN } from './storage/storageKeys.ts';
export { focusNextTitle, isFirstPage, notePageTitle } from './shownPage.ts';
export { localStore, sessionStore } from './storage/storage.ts';
export { loadTownIndex } from './towns.ts';
export { withLimit } from './withLimit.ts';
export { createRoot, type Root } from 'react-dom/client';
export { Link } from './Link.tsx';
export { BrowserRouter, matchPath, Navigate, NavigationType, Route, Router, Routes, UNSAFE_NavigationContext as NavigationContext, useLocation, useNavigate, useNavigationType, useParams, useSearchParams, type Location, type Navigator, type Params, } from 'react-router-dom';

// src/loading/connection.ts
import { type GreenlightError } from '../errors.ts';
export declare function useOnline(): boolean;
export declare const OFFLINE: GreenlightError;
export declare function useErrorOrOffline(error: GreenlightError | null): GreenlightError | null;

// src/loading/loading.ts
import type * as Library from './loadingLibrary.ts';
import type { LoadKey } from './loadingTypes.ts';
export declare const prepareLoading: () => Promise<void>;
export declare const useLoad: typeof Library.useLoad;
export declare const useLive: typeof Library.useLive;
export declare const usePages: typeof Library.usePages;
export declare const setLoaded: typeof Library.setLoaded;
export declare const changeLoaded: typeof Library.changeLoaded;
export declare const changePages: typeof Library.changePages;
export declare const forgetLoaded: typeof Library.forgetLoaded;
export declare function useForgetOnUnmount(key: LoadKey | null): void;

// src/loading/loadingLibrary.ts
import type { Failure } from '../errors.ts';
import type { ListPage, Loadable, LoadedData, LoadKey, LoadOptions, PagedData, PagePlace } from './loadingTypes.ts';
export { useLive } from './useLive.ts';
export declare function useLoad<T extends Loadable>(key: LoadKey | null, load: () => Promise<T>, code: Failure, { fresh }?: LoadOptions): LoadedData<T>;
export declare function usePages<T, Cursor>(key: LoadKey | null, fetchPage: (after: Cursor | null) => Promise<ListPage<T, Cursor>>, code: Failure, { fresh }?: LoadOptions): PagedData<T>;
export declare function setLoaded<T extends Loadable>(key: LoadKey, data: T): void;
export declare function changeLoaded<T extends Loadable>(key: LoadKey, change: (data: T) => T): void;
export declare function changePages<T>(key: LoadKey, change: (items: readonly T[], place: PagePlace) => readonly T[]): void;
export declare function forgetLoaded(key: LoadKey): void;

// src/loading/loadingTypes.ts
import type { GreenlightError } from '../errors.ts';
export type LoadKey = readonly unknown[];
export type Loadable = NonNullable<unknown> | null;
export type LoadedData<T> = {
    data: T | undefined;
    error: GreenlightError | null;
    loading: boolean;
    retry: () => void;
};
export type LiveData<T> = Omit<LoadedData<T>, 'loading'>;
export type LiveOptions = {
    keep?: boolean;
};
export type Subscribe<T> = (onData: (data: T) => void, onError: (error: GreenlightError) => void) => () => void;
export type ListPage<T, Cursor> = {
    readonly items: readonly T[];
    readonly next: Cursor | null;
};
export type LoadOptions = {
    fresh?: boolean;
};
export type PagedData<T> = {
    items: readonly T[] | undefined;
    error: GreenlightError | null;
    loading: boolean;
    loadMore: (() => void) | null;
    retry: () => void;
    reload: () => void;
};
export type PagePlace = {
    isFirst: boolean;
    isLast: boolean;
};

// src/loading/reconnect.ts
export declare const RECONNECT_WAITS_MS: readonly number[];
export declare function retryAfterReconnect<T>(work: () => Promise<T>, mayTryAgain: (error: unknown) => boolean): Promise<T>;

// src/loading/startedLoads.ts
import type { LoadKey } from './loadingTypes.ts';
export declare function startLoad(key: LoadKey, load: () => Promise<unknown>): void;
export declare function takeStarted<T>(key: LoadKey): Promise<T> | undefined;

// src/loading/useLive.ts
import type { Failure } from '../errors.ts';
import type { LiveData, LiveOptions, LoadKey, Subscribe } from './loadingTypes.ts';
export declare function useLive<T>(key: LoadKey | null, subscribe: Subscribe<T>, code: Failure, { keep }?: LiveOptions): LiveData<T>;
export declare function forgetLive(key: LoadKey): void;

// src/menuBadges.ts
export type MenuBadge = {
    count: number;
    text: string;
};
export type Badges = Readonly<Record<string, MenuBadge>>;
export declare const badgeStore: import("zustand").StoreApi<Readonly<Record<string, MenuBadge>>>;
export declare function startMenuBadges(): void;
export declare function setMenuBadge(to: string, badge: MenuBadge | null): void;

// src/quota.ts
export declare function noteQuota(cause: unknown): void;
export declare function onQuotaExceeded(listener: () => void): void;

// src/reload.ts
export declare function beforeReload(keep: () => void): () => void;
export declare function reloadPage(): void;

// src/savedLocation.ts
import type { Coords } from '@greenlight/domain/coords';
export type SavedLocation = {
    locationText: string;
    locationCoords: Coords | null;
};
export declare const locationStore: import("zustand").StoreApi<SavedLocation>;
export declare function startSavedLocation(): void;
export declare const savedLocation: {
    get: () => SavedLocation;
    set(change: Partial<SavedLocation>): void;
    offer({ locationText, locationCoords }: SavedLocation): void;
    clear(): void;
};

// src/serverTime.ts
export declare function noteServerTime(time: Date): void;
export declare function serverNow(): Date;

// src/session/auth.ts
export declare const auth: () => Promise<{
    auth: import("firebase/auth").Auth;
    applyActionCode: typeof import("firebase/auth").applyActionCode;
    beforeAuthStateChanged: typeof import("firebase/auth").beforeAuthStateChanged;
    browserPopupRedirectResolver: import("firebase/auth").PopupRedirectResolver;
    createUserWithEmailAndPassword: typeof import("firebase/auth").createUserWithEmailAndPassword;
    deleteUser: typeof import("firebase/auth").deleteUser;
    EmailAuthProvider: typeof import("firebase/auth").EmailAuthProvider;
    GoogleAuthProvider: typeof import("firebase/auth").GoogleAuthProvider;
    isSignInWithEmailLink: typeof import("firebase/auth").isSignInWithEmailLink;
    onIdTokenChanged: typeof import("firebase/auth").onIdTokenChanged;
    reauthenticateWithCredential: typeof import("firebase/auth").reauthenticateWithCredential;
    reauthenticateWithPopup: typeof import("firebase/auth").reauthenticateWithPopup;
    sendEmailVerification: typeof import("firebase/auth").sendEmailVerification;
    sendPasswordResetEmail: typeof import("firebase/auth").sendPasswordResetEmail;
    sendSignInLinkToEmail: typeof import("firebase/auth").sendSignInLinkToEmail;
    signInWithCredential: typeof import("firebase/auth").signInWithCredential;
    signInWithEmailAndPassword: typeof import("firebase/auth").signInWithEmailAndPassword;
    signInWithEmailLink: typeof import("firebase/auth").signInWithEmailLink;
    signInWithPopup: typeof import("firebase/auth").signInWithPopup;
    signOut: typeof import("firebase/auth").signOut;
    updatePassword: typeof import("firebase/auth").updatePassword;
    updateProfile: typeof import("firebase/auth").updateProfile;
    verifyBeforeUpdateEmail: typeof import("firebase/auth").verifyBeforeUpdateEmail;
}>;
export declare function startAuth(): void;
export declare function refreshUser(): Promise<void>;

// src/session/endSession.ts
import type { EndedBy } from './sessionState.ts';
export type Exit = '/login' | `/login?ended=${EndedBy}` | '/goodbye' | '/goodbye?kept';
export declare function setExit(to: Exit | null): void;
export declare function noteRefusedSignIn(): void;
export declare function readEnded({ pathname, search }: Location): EndedBy | null;
export declare function endSession(): void;
export declare function makeRoomForOtherMember(): void;

// src/session/leaveDocument.ts
export declare const isLeavingSite: () => boolean;
export declare function markLeaving(): void;
export declare function endPage(title?: string): void;
export declare function replacePage(path: string): void;

// src/session/leaveSite.ts
export declare const hideMeFast: {
    isOn: () => boolean;
    set(on: boolean): void;
};
export declare function leaveSite(address: string): void;

// src/session/member.ts
import { type UserProfile } from '@greenlight/domain/member';
export declare function refreshMember(): Promise<void>;
export declare function updateMember(profile: UserProfile): void;

// src/session/oldSession.ts
export declare function endOldSessions(): void;
export declare function checkSession(): Promise<void>;

// src/session/pushDevice.ts
export declare function unsubscribePush(): Promise<void>;
export declare function removePushDevice(): Promise<void>;

// src/session/sessionId.ts
export declare function sessionId(): string | null;
export declare function wasSignedIn(): boolean;
export declare function isVisitorsPage(): boolean;
export declare function isPageOfSession(): boolean;
export declare function joinSession(): void;
export declare function startOtherSession(): void;

// src/session/sessionState.ts
import type { MemberState } from '@greenlight/domain/member';
export type SessionUser = {
    uid: string;
    email: string | null;
    emailVerified: boolean;
    displayName: string | null;
};
export type EndedBy = 'everywhere' | 'elsewhere';
export type SessionState = {
    status: 'loading' | 'signedOut' | 'signedIn';
    user: SessionUser | null;
    member: MemberState;
    memberReadAt: number | null;
    banned: boolean;
    banReason: string;
    ended: EndedBy | null;
};
export declare const renderedSession: {
    getInitialState: () => SessionState;
    setState: {
        (partial: SessionState | Partial<SessionState> | ((state: SessionState) => SessionState | Partial<SessionState>), replace?: false): void;
        (state: SessionState | ((state: SessionState) => SessionState), replace: true): void;
    };
    getState: () => SessionState;
    subscribe: (listener: (state: SessionState, prevState: SessionState) => void) => () => void;
};
export declare const setSession: {
    (partial: SessionState | Partial<SessionState> | ((state: SessionState) => SessionState | Partial<SessionState>), replace?: false): void;
    (state: SessionState | ((state: SessionState) => SessionState), replace: true): void;
};
export declare const session: {
    getState: () => SessionState;
    subscribe: (listener: (state: SessionState, prevState: SessionState) => void) => () => void;
};

// src/session/signOut.ts
import { type Exit } from './endSession.ts';
export declare function beforeSignOut(check: () => Promise<boolean>): void;
export declare function signOut(to?: Exit): Promise<void>;
export declare function deleteSignIn(): Promise<void>;

// src/session/useSession.ts
import { type SessionState } from './sessionState.ts';
export declare function useSession<T>(select: (state: SessionState) => T): T;

// src/shownPage.ts
export declare function isFirstPage(): boolean;
export declare function notePageTitle(path: string): boolean;
export declare function focusNextTitle(): void;

// src/start.ts
export declare function startRuntime(): void;

// src/storage/readStored.ts
import { type GenericSchema } from 'valibot';
import { type DeviceStorage } from './storage.ts';
export declare function readStored<T>(key: string, schema: GenericSchema<unknown, T>, store?: Pick<DeviceStorage, 'get'>): T | null;

// src/storage/storage.ts
export type DeviceStorage = {
    get: (key: string) => string | null;
    set: (key: string, value: string) => boolean;
    remove: (key: string) => void;
    keys: () => readonly string[];
    clear: () => void;
    subscribe: (key: string, onChange: () => void) => () => void;
};
export declare function stopStoring(): void;
export declare const localStore: DeviceStorage;
export declare const sessionStore: DeviceStorage;

// src/storage/storageKeys.ts
export declare const storageKeys: {
    readonly location: "gl.location.v1";
    readonly welcomeSeen: "gl_seen_welcome_v1";
    readonly session: "gl.session.v1";
    readonly tabMember: "gl.tab.v1";
    readonly left: "gl.left.v1";
    readonly hideMeFast: "gl.keep.hide-me-fast.v1";
    readonly registry: "gl.registry.v2";
    readonly reloadedFor: "gl.reloaded.v1";
    readonly bucket: "gl.bucket.v1";
    readonly overrides: "gl.dev.remotes.v1";
    readonly flagged: "gl.flagged.v1";
    readonly moderates: "gl.moderates.v1";
    readonly pushSlot: "gl.push.v1";
    readonly badges: "gl.badges.v1";
};
export declare const WELCOME_SEEN = "1";
export declare const KEPT_KEYS = "gl.keep.";

// src/towns.ts
import type { TownIndex } from '@greenlight/domain/town/townIndex';
export declare function loadTownIndex({ retry }?: {
    retry?: boolean | undefined;
}): Promise<TownIndex | null>;

// src/useMenuBadges.ts
import { type Badges } from './menuBadges.ts';
export declare function useMenuBadges(): Badges;

// src/useSavedLocation.ts
import { type SavedLocation } from './savedLocation.ts';
export declare function useSavedLocation(): SavedLocation;

// src/withLimit.ts
export declare function withLimit<T>(work: Promise<T>, limitMs: number, late: () => Error): Promise<T>;
