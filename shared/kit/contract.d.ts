// The public types of this package. Made by `npm run contract`.

// src/contract/chooseRelease.ts
import type { Release, ShellRelease } from './registry.ts';
type ShellVersions = Pick<ShellRelease, 'contract' | 'shared'>;
type ReleaseVersions = Pick<Release, 'name' | 'version' | 'contract' | 'shared'>;
type Browser = {
    bucket: number;
    failed: ReadonlySet<string>;
};
export declare function chooseRelease(list: readonly Release[], shell: ShellVersions, { bucket, failed }: Browser): Release | undefined;
export declare function compatibilityProblems({ name, version, contract, shared }: ReleaseVersions, shell: ShellVersions): string[];
export declare function caretAccepts(range: string, version: string): boolean;
export {};

// src/contract/defineRemote.tsx
import { type Location, type Params } from '@greenlight/runtime';
import type { ComponentType } from 'react';
import { type Remote } from './remote.ts';
type Page = {
    default: ComponentType;
    start?: (place: {
        location: Location;
        params: Params;
    }) => void;
};
type LoadPage = () => Promise<Page>;
type RemoteDefinition = {
    name: string;
    version: string;
    pages: Record<string, LoadPage>;
    loadsData?: boolean;
};
export declare function defineRemote({ name, version, pages, loadsData, }: RemoteDefinition): Remote;
export {};

// src/contract/fadeOver.ts
export declare function fadeOver(before: HTMLElement, change: () => void): Promise<void>;

// src/contract/fillsWindow.ts
export declare const FILLS_WINDOW = "data-gl-fills-window";
export declare const NARROW_WINDOW = "(max-width: 899.98px)";

// src/contract/loadKeys.ts
import type { ReportStatus } from '@greenlight/domain/report';
export declare const loadKeys: {
    readonly report: (reportId: string) => readonly ["report", string];
    readonly review: (reportId: string, status: ReportStatus) => readonly ["review", string, "public" | "pending" | "rejected"];
    readonly myCases: () => readonly ["myCases"];
};

// src/contract/paths.ts
export declare const paths: {
    readonly home: () => string;
    readonly welcome: () => string;
    readonly login: () => string;
    readonly signup: () => string;
    readonly forgot: () => string;
    readonly legalAgreement: () => string;
    readonly terms: () => string;
    readonly privacy: () => string;
    readonly aboutMe: (reportId?: string) => string;
    readonly help: () => string;
    readonly profileSetup: () => string;
    readonly gallery: () => string;
    readonly share: () => string;
    readonly myShares: () => string;
    readonly profile: (reportId: string) => string;
    readonly notices: () => string;
    readonly settings: () => string;
    readonly yourData: () => string;
    readonly feedback: () => string;
    readonly goodbye: () => string;
    readonly messages: (threadId?: string, reportId?: string) => string;
    readonly adminReview: () => string;
    readonly moderate: (reportId: string) => string;
};
export declare function matchesPath(pattern: string, pathname: string): boolean;
export declare function pathsOverlap(one: string, other: string): boolean;
export type OpenedPathState = {
    readonly openedPath: string;
    readonly session: string | null;
};
export declare function readOpenedPath(state: unknown, session: string | null): string | null;
export declare function readOpenedPathState(state: unknown): OpenedPathState | null;

// src/contract/registry.ts
import * as v from 'valibot';
declare const AccessSchema: v.PicklistSchema<["public", "signedOut", "signedIn", "member", "admin"], undefined>;
declare const RouteSchema: v.ObjectSchema<{
    readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.StartsWithAction<string, "/", undefined>]>;
    readonly access: v.PicklistSchema<["public", "signedOut", "signedIn", "member", "admin"], undefined>;
    readonly chrome: v.OptionalSchema<v.PicklistSchema<["full", "header", "none"], undefined>, "full">;
    readonly title: v.OptionalSchema<v.StringSchema<undefined>, "">;
    readonly kind: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly link: v.OptionalSchema<v.ObjectSchema<{
        readonly title: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        readonly description: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>, undefined>;
    readonly menuEntry: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    readonly preload: v.OptionalSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, readonly []>;
}, undefined>;
declare const MenuEntrySchema: v.ObjectSchema<{
    readonly to: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.StartsWithAction<string, "/", undefined>]>;
    readonly label: v.StringSchema<undefined>;
    readonly icon: v.StringSchema<undefined>;
    readonly order: v.NumberSchema<undefined>;
    readonly access: v.PicklistSchema<["public", "signedOut", "signedIn", "member", "admin"], undefined>;
}, undefined>;
declare const ShellReleaseSchema: v.ObjectSchema<{
    name: v.StringSchema<undefined>;
    version: v.StringSchema<undefined>;
    contract: v.NumberSchema<undefined>;
    shared: v.OptionalSchema<v.RecordSchema<v.StringSchema<undefined>, v.StringSchema<undefined>, undefined>, {}>;
    kit: v.OptionalSchema<v.StringSchema<undefined>, "">;
    content: v.OptionalSchema<v.StringSchema<undefined>, "">;
    publishedAt: v.OptionalSchema<v.StringSchema<undefined>, "">;
    by: v.OptionalSchema<v.StringSchema<undefined>, "">;
    commit: v.OptionalSchema<v.StringSchema<undefined>, "">;
}, undefined>;
declare const ReleaseSchema: v.ObjectSchema<{
    readonly entry: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, undefined>]>;
    readonly routes: v.ArraySchema<v.ObjectSchema<{
        readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.StartsWithAction<string, "/", undefined>]>;
        readonly access: v.PicklistSchema<["public", "signedOut", "signedIn", "member", "admin"], undefined>;
        readonly chrome: v.OptionalSchema<v.PicklistSchema<["full", "header", "none"], undefined>, "full">;
        readonly title: v.OptionalSchema<v.StringSchema<undefined>, "">;
        readonly kind: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        readonly link: v.OptionalSchema<v.ObjectSchema<{
            readonly title: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
            readonly description: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        }, undefined>, undefined>;
        readonly menuEntry: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        readonly preload: v.OptionalSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, readonly []>;
    }, undefined>, undefined>;
    readonly menu: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
        readonly to: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.StartsWithAction<string, "/", undefined>]>;
        readonly label: v.StringSchema<undefined>;
        readonly icon: v.StringSchema<undefined>;
        readonly order: v.NumberSchema<undefined>;
        readonly access: v.PicklistSchema<["public", "signedOut", "signedIn", "member", "admin"], undefined>;
    }, undefined>, undefined>, readonly []>;
    readonly service: v.OptionalSchema<v.NullableSchema<v.ObjectSchema<{
        readonly access: v.PicklistSchema<["public", "signedOut", "signedIn", "member", "admin"], undefined>;
    }, undefined>, undefined>, null>;
    readonly preload: v.OptionalSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, readonly []>;
    readonly static: v.OptionalSchema<v.RecordSchema<v.StringSchema<undefined>, v.ObjectSchema<{
        readonly file: v.StringSchema<undefined>;
        readonly hash: v.StringSchema<undefined>;
    }, undefined>, undefined>, {}>;
    readonly share: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 100, undefined>]>, 100>;
    readonly name: v.StringSchema<undefined>;
    readonly version: v.StringSchema<undefined>;
    readonly contract: v.NumberSchema<undefined>;
    readonly shared: v.OptionalSchema<v.RecordSchema<v.StringSchema<undefined>, v.StringSchema<undefined>, undefined>, {}>;
    readonly kit: v.OptionalSchema<v.StringSchema<undefined>, "">;
    readonly content: v.OptionalSchema<v.StringSchema<undefined>, "">;
    readonly publishedAt: v.OptionalSchema<v.StringSchema<undefined>, "">;
    readonly by: v.OptionalSchema<v.StringSchema<undefined>, "">;
    readonly commit: v.OptionalSchema<v.StringSchema<undefined>, "">;
}, undefined>;
declare const RegistrySchema: v.ObjectSchema<{
    readonly schema: v.OptionalSchema<v.NumberSchema<undefined>, undefined>;
    readonly generation: v.NumberSchema<undefined>;
    readonly closed: v.OptionalSchema<v.ObjectSchema<{
        readonly mode: v.PicklistSchema<["closed", "readonly"], undefined>;
        readonly why: v.StringSchema<undefined>;
        readonly since: v.StringSchema<undefined>;
    }, undefined>, undefined>;
    readonly shell: v.OptionalSchema<v.NullableSchema<v.ObjectSchema<{
        name: v.StringSchema<undefined>;
        version: v.StringSchema<undefined>;
        contract: v.NumberSchema<undefined>;
        shared: v.OptionalSchema<v.RecordSchema<v.StringSchema<undefined>, v.StringSchema<undefined>, undefined>, {}>;
        kit: v.OptionalSchema<v.StringSchema<undefined>, "">;
        content: v.OptionalSchema<v.StringSchema<undefined>, "">;
        publishedAt: v.OptionalSchema<v.StringSchema<undefined>, "">;
        by: v.OptionalSchema<v.StringSchema<undefined>, "">;
        commit: v.OptionalSchema<v.StringSchema<undefined>, "">;
    }, undefined>, undefined>, null>;
    readonly remotes: v.RecordSchema<v.StringSchema<undefined>, v.ArraySchema<v.ObjectSchema<{
        readonly entry: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, undefined>]>;
        readonly routes: v.ArraySchema<v.ObjectSchema<{
            readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.StartsWithAction<string, "/", undefined>]>;
            readonly access: v.PicklistSchema<["public", "signedOut", "signedIn", "member", "admin"], undefined>;
            readonly chrome: v.OptionalSchema<v.PicklistSchema<["full", "header", "none"], undefined>, "full">;
            readonly title: v.OptionalSchema<v.StringSchema<undefined>, "">;
            readonly kind: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
            readonly link: v.OptionalSchema<v.ObjectSchema<{
                readonly title: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
                readonly description: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
            }, undefined>, undefined>;
            readonly menuEntry: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
            readonly preload: v.OptionalSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, readonly []>;
        }, undefined>, undefined>;
        readonly menu: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
            readonly to: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.StartsWithAction<string, "/", undefined>]>;
            readonly label: v.StringSchema<undefined>;
            readonly icon: v.StringSchema<undefined>;
            readonly order: v.NumberSchema<undefined>;
            readonly access: v.PicklistSchema<["public", "signedOut", "signedIn", "member", "admin"], undefined>;
        }, undefined>, undefined>, readonly []>;
        readonly service: v.OptionalSchema<v.NullableSchema<v.ObjectSchema<{
            readonly access: v.PicklistSchema<["public", "signedOut", "signedIn", "member", "admin"], undefined>;
        }, undefined>, undefined>, null>;
        readonly preload: v.OptionalSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, readonly []>;
        readonly static: v.OptionalSchema<v.RecordSchema<v.StringSchema<undefined>, v.ObjectSchema<{
            readonly file: v.StringSchema<undefined>;
            readonly hash: v.StringSchema<undefined>;
        }, undefined>, undefined>, {}>;
        readonly share: v.OptionalSchema<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.MinValueAction<number, 0, undefined>, v.MaxValueAction<number, 100, undefined>]>, 100>;
        readonly name: v.StringSchema<undefined>;
        readonly version: v.StringSchema<undefined>;
        readonly contract: v.NumberSchema<undefined>;
        readonly shared: v.OptionalSchema<v.RecordSchema<v.StringSchema<undefined>, v.StringSchema<undefined>, undefined>, {}>;
        readonly kit: v.OptionalSchema<v.StringSchema<undefined>, "">;
        readonly content: v.OptionalSchema<v.StringSchema<undefined>, "">;
        readonly publishedAt: v.OptionalSchema<v.StringSchema<undefined>, "">;
        readonly by: v.OptionalSchema<v.StringSchema<undefined>, "">;
        readonly commit: v.OptionalSchema<v.StringSchema<undefined>, "">;
    }, undefined>, undefined>, undefined>;
    readonly config: v.OptionalSchema<v.UnknownSchema, undefined>;
}, undefined>;
declare const DeclarationSchema: v.ObjectSchema<{
    readonly routes: v.ArraySchema<v.ObjectSchema<{
        readonly kind: v.OptionalSchema<v.PicklistSchema<["form", "grid", "list", "profile", "text"], undefined>, undefined>;
        readonly page: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        readonly static: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
        readonly path: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.StartsWithAction<string, "/", undefined>]>;
        readonly access: v.PicklistSchema<["public", "signedOut", "signedIn", "member", "admin"], undefined>;
        readonly chrome: v.OptionalSchema<v.PicklistSchema<["full", "header", "none"], undefined>, "full">;
        readonly title: v.OptionalSchema<v.StringSchema<undefined>, "">;
        readonly link: v.OptionalSchema<v.ObjectSchema<{
            readonly title: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
            readonly description: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        }, undefined>, undefined>;
        readonly menuEntry: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        readonly preload: v.OptionalSchema<v.ArraySchema<v.StringSchema<undefined>, undefined>, readonly []>;
    }, undefined>, undefined>;
    readonly menu: v.OptionalSchema<v.ArraySchema<v.ObjectSchema<{
        readonly to: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.StartsWithAction<string, "/", undefined>]>;
        readonly label: v.StringSchema<undefined>;
        readonly icon: v.StringSchema<undefined>;
        readonly order: v.NumberSchema<undefined>;
        readonly access: v.PicklistSchema<["public", "signedOut", "signedIn", "member", "admin"], undefined>;
    }, undefined>, undefined>, readonly []>;
    readonly service: v.OptionalSchema<v.ObjectSchema<{
        readonly module: v.StringSchema<undefined>;
        readonly access: v.PicklistSchema<["public", "signedOut", "signedIn", "member", "admin"], undefined>;
    }, undefined>, undefined>;
}, undefined>;
export type RouteAccess = v.InferOutput<typeof AccessSchema>;
export type RemoteRoute = v.InferOutput<typeof RouteSchema>;
export type MenuEntry = v.InferOutput<typeof MenuEntrySchema>;
export type ShellRelease = v.InferOutput<typeof ShellReleaseSchema>;
export type Release = v.InferOutput<typeof ReleaseSchema>;
export type Registry = v.InferOutput<typeof RegistrySchema>;
export type RemoteDeclaration = v.InferOutput<typeof DeclarationSchema>;
export declare function parseRegistry(data: unknown): Registry;
export declare function parseShellRelease(data: unknown): ShellRelease;
export declare function parseRelease(data: unknown): Release;
export declare function parseDeclaration(data: unknown): RemoteDeclaration;
export {};

// src/contract/remote.ts
import type { Location, Navigator } from '@greenlight/runtime';
export declare const CONTRACT = 1;
export type RemoteProps = {
    domElement: HTMLElement;
    location: Location;
    navigator: Navigator;
};
export type Remote = {
    contract: number;
    name: string;
    version: string;
    prepare?: (location: Location, signedIn: boolean) => Promise<void>;
    bootstrap: () => Promise<void>;
    mount: (props: RemoteProps) => Promise<void>;
    update: (props: RemoteProps) => Promise<void>;
    unmount: (props: Pick<RemoteProps, 'domElement'>) => Promise<void>;
};
export type ServiceHost = {
    navigate: (to: string) => void;
};
export type Service = {
    start: (host: ServiceHost) => () => void;
};
export declare const REMOTE_ERROR = "greenlight:remote-error";

// src/contract/renderMarkup.tsx
import type { ReactElement } from 'react';
export type Markup = {
    css: string;
    html: Record<string, string>;
};
export declare function renderMarkup(elements: Readonly<Record<string, ReactElement>>): Markup;

// src/contract/withLiveSdk.ts
export declare function withLiveSdk<Page>(load: () => Promise<Page>): () => Promise<Page>;
