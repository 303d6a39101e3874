// The public types of this package. Made by `npm run contract`.

// src/alerts.ts
import type { Fields } from './fields.ts';
export declare const alertKinds: readonly ["messages", "requests", "notices", "searches", "cases"];
export type AlertKind = (typeof alertKinds)[number];
export declare const emailTimes: readonly ["soon", "daily", "off"];
export type EmailTime = (typeof emailTimes)[number];
export type AlertSettings = {
    readonly email: EmailTime;
    readonly push: boolean;
    readonly open: boolean;
    readonly kinds: readonly AlertKind[];
};
export declare const defaultAlertSettings: AlertSettings;
export declare function readAlertSettings(user: Fields): AlertSettings | null;
export declare function alertFields({ email, push, open, kinds }: AlertSettings): Fields;
export declare function readBouncedAt(user: Fields): Date | null;
export type PushDevice = {
    readonly slot: string;
    readonly endpoint: string;
    readonly p256dh: string;
    readonly auth: string;
};
export declare function isPushEndpoint(endpoint: string): boolean;
export declare function parsePushDevice(slot: string, fields: Fields): PushDevice | null;
export type PushMessage = {
    readonly title: string;
    readonly body: string;
    readonly path: string;
};
export declare function parsePushMessage(data: unknown): PushMessage | null;

// src/alertsDelivery.ts
import type { Fields } from './fields.ts';
export declare const undeliveredPath = "standing/-alerts";
export type Undelivered = {
    readonly members: number;
    readonly at: Date | null;
};
export declare function parseUndelivered(fields: Fields): Undelivered;

// src/alertsSearch.ts
export declare function searchMatch(name: string): readonly string[];

// src/case.ts
import { type Fields } from './fields.ts';
export declare const relations: readonly ["me", "minor", "representative"];
export type Relation = (typeof relations)[number];
export declare const relationLabels: Readonly<Record<Relation, string>>;
export declare const caseWishes: readonly ["remove", "intimate", "correct", "answer"];
export type CaseWish = (typeof caseWishes)[number];
export declare const caseWishLabels: Readonly<Record<CaseWish, string>>;
declare const caseStates: readonly ["open", "granted", "declined"];
export type CaseState = (typeof caseStates)[number];
export type Case = {
    readonly id: string;
    readonly kind: 'removal' | 'appeal';
    readonly by: string;
    readonly reportId: string | null;
    readonly about: string;
    readonly relation: Relation;
    readonly wish: CaseWish;
    readonly statement: string;
    readonly signature: string;
    readonly appealed: string | null;
    readonly createdAt: Date | null;
    readonly state: CaseState;
    readonly answer: string;
    readonly answeredAt: Date | null;
};
export declare function parseCase(id: string, fields: Fields): Case;
export declare function caseTitle({ kind, wish }: Case): string;
export declare function appealId(uid: string, decision: string): string;
export declare const APPEAL_DAYS = 30;
export declare const OTHER_ADMIN_DAYS = 7;
export declare function isOlderThan(days: number, date: Date | null, now: Date): boolean;
export declare function reportIdOfLink(link: string): string | null;
export {};

// src/coords.ts
export type Coords = {
    readonly lat: number;
    readonly lon: number;
};
export declare function readCoords(value: unknown): Coords | null;
export declare function roundCoords({ lat, lon }: Coords): Coords;
export declare const EARTH_RADIUS_MILES = 3958.8;
export declare function distanceMiles(from: Coords, to: Coords): number;
export declare function townMiles(miles: number): number | null;
export type Place = {
    readonly text: string;
    readonly coords: Coords | null;
};

// src/decisionPoint.ts
import * as v from 'valibot';
export declare const decisionPoints: readonly ["false", "harassment", "threats", "private-info", "minor", "nudity", "intimate", "impersonation", "spam", "other"];
export type DecisionPoint = (typeof decisionPoints)[number];
export declare const decisionPointLabels: Readonly<Record<DecisionPoint, string>>;
export declare const decisionPoint: v.SchemaWithFallback<v.NullableSchema<v.PicklistSchema<readonly ["false", "harassment", "threats", "private-info", "minor", "nudity", "intimate", "impersonation", "spam", "other"], undefined>, undefined>, null>;
export declare function decisionText(point: DecisionPoint | null, reason: string): string;

// src/experience.ts
import { type Fields } from './fields.ts';
import { type Tone } from './tone.ts';
export declare const experienceTags: readonly ["asked-for-money", "felt-pressured", "photos-not-real", "no-accepted", "kind", "respectful"];
export type ExperienceTag = (typeof experienceTags)[number];
export declare const experienceTagLabels: Readonly<Record<ExperienceTag, string>>;
export declare const MAX_TAGS = 3;
export declare const experienceTimes: readonly ["this-year", "last-year", "earlier"];
export type ExperienceTime = (typeof experienceTimes)[number];
export type Experience = {
    readonly id: string;
    readonly reportId: string;
    readonly userId: string | null;
    readonly authorName: string;
    readonly tone: Tone;
    readonly notes: string;
    readonly tags: readonly ExperienceTag[];
    readonly when: ExperienceTime | null;
    readonly createdAt: Date | null;
    readonly commentsSince: Date | null;
    readonly editedAt: Date | null;
};
export type Comment = {
    readonly id: string;
    readonly reportId: string;
    readonly experienceId: string;
    readonly userId: string | null;
    readonly authorName: string;
    readonly text: string;
    readonly createdAt: Date | null;
    readonly editedAt: Date | null;
};
export declare function parseExperience(id: string, fields: Fields, path: string): Experience;
export declare function commentsSince({ createdAt }: Fields): Date | null;
export declare function parseComment(id: string, fields: Fields, path: string): Comment;

// src/expiry.ts
declare const keptDays: {
    readonly notice: 365;
    readonly evidence: 365;
    readonly flag: 730;
    readonly case: 730;
    readonly erasure: 30;
};
export declare function expiryOf(kind: keyof typeof keptDays, now?: Date): Date;
export {};

// src/fields.ts
export type Fields = Readonly<Record<string, unknown>>;
export declare function isRecord(value: unknown): value is Fields;
export declare function isBlank(text: string): boolean;

// src/flag.ts
import { type Fields } from './fields.ts';
export declare const flagReasons: readonly ["false", "harassment", "threats", "private-info", "minor", "nudity", "impersonation", "this-is-me", "spam", "other"];
export type FlagReason = (typeof flagReasons)[number];
export declare const flagReasonLabels: Readonly<Record<FlagReason, string>>;
declare const flagStates: readonly ["open", "upheld", "dismissed", "withdrawn"];
export type FlagState = (typeof flagStates)[number];
export declare function hidesTarget({ state }: Pick<Flag, 'state'>): boolean;
export type Flag = {
    readonly id: string;
    readonly by: string;
    readonly author: string | null;
    readonly targetPath: string;
    readonly reportId: string | null;
    readonly reason: FlagReason;
    readonly note: string;
    readonly evidence: string | null;
    readonly createdAt: Date | null;
    readonly state: FlagState;
    readonly decision: string | null;
    readonly decidedBy: string | null;
    readonly decidedAt: Date | null;
};
export type FlagTarget = {
    readonly kind: 'report';
    readonly reportId: string;
} | {
    readonly kind: 'experience';
    readonly reportId: string;
    readonly experienceId: string;
} | {
    readonly kind: 'comment';
    readonly reportId: string;
    readonly experienceId: string;
    readonly commentId: string;
} | {
    readonly kind: 'reply';
    readonly reportId: string;
} | {
    readonly kind: 'message';
    readonly threadId: string;
    readonly messageId: string;
} | {
    readonly kind: 'member';
    readonly uid: string;
};
export declare const flagTargetLabels: Readonly<Record<FlagTarget['kind'], string>>;
export declare function flagTargetPath(target: FlagTarget): string;
export declare function parseFlagTargetPath(path: string): FlagTarget | null;
export declare function flagId(uid: string, targetPath: string): string;
export declare function parseFlag(id: string, fields: Fields): Flag | null;
export {};

// src/fold.ts
export declare function fold(text: string): string;
export declare function foldWords(text: string): string;

// src/gender.ts
export declare const genders: readonly ["woman", "man", "nonbinary", "other"];
export type Gender = (typeof genders)[number];
export declare const genderLabels: Readonly<Record<Gender, string>>;
export declare function isGender(value: unknown): value is Gender;
export declare const showMeOptions: readonly ["women", "men", "nonbinary", "everyone"];
export type ShowMe = (typeof showMeOptions)[number];
export declare const showMeLabels: Readonly<Record<ShowMe, string>>;
export declare function toggleShowMe(chosen: readonly ShowMe[], option: ShowMe): readonly ShowMe[];
export declare const wantsToSeeOptions: readonly ["men", "women", "everyone"];
export type WantsToSee = (typeof wantsToSeeOptions)[number];
export declare const wantsToSeeLabels: Readonly<Record<WantsToSee, string>>;
export declare function isWantsToSee(value: unknown): value is WantsToSee;
export declare function soughtText(person: {
    readonly gender: Gender | null;
    readonly wantsToSee: WantsToSee | null;
}): string;

// src/helpLines.ts
export type HelpLine = {
    readonly name: string;
    readonly phone: string;
    readonly sms?: {
        readonly number: string;
        readonly word: string;
    } | undefined;
    readonly note?: string | undefined;
};
export declare const usHelpLines: readonly HelpLine[];
export declare const dialed: (phone: string) => string;
export declare const textAddress: ({ number, word }: NonNullable<HelpLine["sms"]>) => string;

// src/imageHeader.ts
export type ImageHeader = {
    readonly width: number;
    readonly height: number;
    readonly onePass: boolean;
};
export declare function readJpegHeader(bytes: Uint8Array): ImageHeader | null;
export declare function readWebpHeader(bytes: Uint8Array): ImageHeader | null;

// src/limits.ts
export declare const limits: {
    readonly username: {
        readonly min: 2;
        readonly max: 40;
    };
    readonly reportName: 80;
    readonly notes: 2000;
    readonly location: 120;
    readonly savedSearches: 20;
    readonly searchTitle: 80;
    readonly miles: 200;
    readonly experienceNotes: 2000;
    readonly comment: 1000;
    readonly message: 2000;
    readonly requestMessages: 3;
    readonly flagNote: 1000;
    readonly decisionReason: 500;
    readonly signature: 80;
    readonly caseAbout: 500;
    readonly caseStatement: 2000;
    readonly reply: 1000;
    readonly age: {
        readonly min: 18;
        readonly max: 100;
    };
    readonly previewDataUrl: 34000;
    readonly fullDataUrl: 478000;
    readonly photoEdge: 800;
    readonly shownPhotoEdge: 1200;
    readonly shownPreviewEdge: 400;
};

// src/maskedEmail.ts
export declare function maskedEmail(email: string): string;

// src/member.ts
import { type AlertSettings } from './alerts.ts';
import type { Coords } from './coords.ts';
import { type Gender, type ShowMe } from './gender.ts';
export type MessageSettings = {
    readonly allow: 'everyone' | 'none';
    readonly readReceipts: boolean;
    readonly typingIndicators: boolean;
    readonly notifications: boolean;
    readonly additions: boolean;
};
export declare const defaultMessageSettings: MessageSettings;
export declare function readMessageSettings(user: Readonly<Record<string, unknown>>): MessageSettings;
export type UserProfile = {
    readonly uid: string;
    readonly email: string | null;
    readonly username: string;
    readonly displayName: string | null;
    readonly locationText: string;
    readonly locationCoords: Coords | null;
    readonly myGender: Gender | null;
    readonly showMe: readonly ShowMe[];
    readonly profileComplete: boolean;
    readonly acceptedTermsAt: Date | null;
    readonly createdAt: Date | null;
    readonly messageSettings: MessageSettings;
    readonly alerts: AlertSettings | null;
    readonly bouncedAt: Date | null;
    readonly validAfter: number;
};
export type MemberState = {
    readonly state: 'loading' | 'unreadable' | 'none';
} | {
    readonly state: 'ready';
    readonly profile: UserProfile;
};
export declare function readUserProfile(uid: string, user: Readonly<Record<string, unknown>>): UserProfile;
type NameSources = {
    readonly displayName?: unknown;
    readonly userName?: unknown;
    readonly email?: unknown;
};
export declare function authorName({ displayName, userName, email }: NameSources): string;
export {};

// src/nameWords.ts
export declare const MAX_KEY_LETTERS = 24;
type Named = {
    readonly name: string;
    readonly location: string;
};
export declare function minKeyLetters(word: string): number;
export declare function nameWords(name: string): readonly string[];
export declare function nameParts(name: string): readonly string[];
export declare function nameSpellings(parts: readonly string[]): readonly (readonly string[])[];
export declare function joinedNames(parts: readonly string[]): readonly string[];
export declare function townWords(location: string): readonly string[];
export declare function nameKey(typed: string): string | null;
export declare function nameKeys(typed: string): readonly string[];
export declare const cutKey: (word: string) => string;
export declare function isNamed({ name, location }: Named, typed: string): boolean;
export {};

// src/names.ts
export declare function withoutDirectionMarks(typed: string): string;
export declare function tidyUsername(typed: string): string;
export declare function foldUsername(username: string): string;
export declare function reservationIds(username: string, uid: string): readonly string[];
export type UsernameProblem = 'username-required' | 'username-length' | 'username-letters' | 'username-house';
export declare function usernameProblem(username: string): UsernameProblem | null;

// src/notice.ts
import { type DecisionPoint } from './decisionPoint.ts';
import { type Fields } from './fields.ts';
declare const noticeKinds: readonly ["approve", "reject", "takedown", "restore", "delete", "warn", "ban", "unban", "uphold", "dismiss", "grant", "decline", "reply", "experience"];
export type NoticeKind = (typeof noticeKinds)[number];
export type Notice = {
    readonly id: string;
    readonly kind: NoticeKind;
    readonly target: string;
    readonly point: DecisionPoint | null;
    readonly reason: string;
    readonly at: Date | null;
    readonly readAt: Date | null;
};
export declare function parseNotice(id: string, fields: Fields): Notice | null;
export {};

// src/photoDataUrl.ts
export declare function isPhotoDataUrl(value: unknown): value is string;
export declare function readPhotoDataUrl(value: unknown, longestEdge?: number): string | null;
export declare function readPreviewDataUrl(value: unknown): string | null;

// src/privateInfo.ts
export type PrivateInfo = 'phone' | 'email' | 'street' | 'link' | 'handle';
export declare function findPrivateInfo(text: string): readonly PrivateInfo[];
export type PrivatePart = {
    readonly kind: PrivateInfo;
    readonly start: number;
    readonly end: number;
};
export declare function findPrivateParts(text: string): readonly PrivatePart[];
export declare const privateInfoLabel: (kind: PrivateInfo) => string;
export declare function privateInfoList(kinds: readonly PrivateInfo[]): string | null;

// src/quota.ts
import { type Fields } from './fields.ts';
export declare const dailyLimits: {
    readonly share: 5;
    readonly revision: 2;
    readonly experience: 20;
    readonly comment: 50;
    readonly flag: 20;
    readonly thread: 15;
    readonly case: 3;
};
export type QuotaKind = keyof typeof dailyLimits;
export declare const quotaKinds: readonly QuotaKind[];
export type Counter = {
    readonly since: Date;
    readonly count: number;
};
export declare function endOfDay({ since }: Counter): Date;
export declare function nextAllowedAt(kind: QuotaKind, counter: Counter | null, now: Date): Date | null;
export declare function readQuota(fields: Fields | undefined): Counter | null;

// src/report.ts
import type { Coords } from './coords.ts';
import { type DecisionPoint } from './decisionPoint.ts';
import type { Fields } from './fields.ts';
import { type Gender, type WantsToSee } from './gender.ts';
import { type CountsByTone, type Tone } from './tone.ts';
declare const reportStatuses: readonly ["public", "pending", "rejected"];
export type ReportStatus = (typeof reportStatuses)[number];
export type Report = {
    readonly id: string;
    readonly ownerUid: string | null;
    readonly ownerName: string | null;
    readonly name: string;
    readonly age: number | null;
    readonly tone: Tone;
    readonly notes: string;
    readonly location: string;
    readonly coords: Coords | null;
    readonly gender: Gender | null;
    readonly wantsToSee: WantsToSee | null;
    readonly photoUrl: string | null;
    readonly createdAt: Date | null;
    readonly revisedAt: Date | null;
    readonly status: ReportStatus;
    readonly counters: CountsByTone;
    readonly flagCount: number;
    readonly decisionReason: string | null;
};
export type Review = {
    readonly flagCount: number;
    readonly decision: string | null;
    readonly decisionReason: string | null;
    readonly point: DecisionPoint | null;
    readonly revision: string | null;
};
export declare function parseReview(fields: Fields | undefined, report: Pick<Report, 'flagCount' | 'decisionReason'>): Review;
export declare const NOBODY = "-";
export declare function parseReport(id: string, fields: Fields): Report;
export type Reply = {
    readonly text: string;
    readonly createdAt: Date | null;
};
export declare function parseReply(fields: Fields): Reply | null;
export {};

// src/revision.ts
import type { Fields } from './fields.ts';
export type Revision = {
    readonly notes: string;
    readonly at: Date | null;
};
export declare function parseRevision(fields: Fields | undefined): Revision | null;

// src/savedSearch.ts
import { type Place } from './coords.ts';
import type { Fields } from './fields.ts';
import { type ShowMe } from './gender.ts';
import { type Tone } from './tone.ts';
export type SearchTerms = {
    readonly name: string;
    readonly place: Place;
    readonly miles: number;
    readonly tones: readonly Tone[];
    readonly genders: readonly ShowMe[];
    readonly ages: readonly [min: number, max: number];
};
export type SavedSearch = SearchTerms & {
    readonly slot: string;
    readonly title: string;
    readonly seenAt: Date | null;
};
export declare function parseSavedSearch(slot: string, fields: Fields): SavedSearch;
export declare function searchFields({ title, ...terms }: SearchTerms & {
    readonly title: string;
}): Fields;

// src/searchFit.ts
import { type Gender, type ShowMe } from './gender.ts';
import type { Report } from './report.ts';
import type { SearchTerms } from './savedSearch.ts';
export declare function shownGenders(chosen: readonly ShowMe[]): readonly Gender[];
type Ages = SearchTerms['ages'];
export declare const hasAgeLimits: ([min, max]: Ages) => boolean;
export declare function fitsSearch(report: Report, search: Omit<SearchTerms, 'name'>): boolean;
export {};

// src/searchKeys.ts
export declare function searchKeys(name: string, location: string): readonly string[];
export declare function soundKeys(word: string): readonly string[];
export declare function soundRank(name: string, sounds: readonly string[]): number;

// src/shortForms.ts
export declare function shortFormsOf(name: string): readonly string[];

// src/siteConfig.ts
import * as v from 'valibot';
export declare const DEFAULT_QUICK_EXIT = "https://www.weather.gov/";
declare const SiteConfigSchema: v.SchemaWithPipe<readonly [v.ObjectSchema<{
    readonly preview: v.OptionalSchema<v.BooleanSchema<undefined>, false>;
    readonly firebase: v.ObjectSchema<{
        readonly apiKey: v.StringSchema<undefined>;
        readonly projectId: v.StringSchema<undefined>;
        readonly authDomain: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        readonly appId: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
    }, undefined>;
    readonly emulators: v.OptionalSchema<v.NullableSchema<v.ObjectSchema<{
        readonly auth: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, undefined>, v.CheckAction<string, "Use https:.">]>;
        readonly firestore: v.StringSchema<undefined>;
        readonly emails: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, undefined>, v.CheckAction<string, "Use https:.">]>, undefined>;
    }, undefined>, undefined>, null>;
    readonly ads: v.OptionalSchema<v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, undefined>, v.CheckAction<string, "Use https:.">]>, undefined>, null>;
    readonly survey: v.OptionalSchema<v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, undefined>, v.CheckAction<string, "Use https:.">]>, undefined>, null>;
    readonly report: v.OptionalSchema<v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, undefined>, v.CheckAction<string, "Use https:.">]>, undefined>, null>;
    readonly quickExit: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, undefined>, v.CheckAction<string, "Use https:.">]>, "https://www.weather.gov/">;
    readonly devOrigins: v.OptionalSchema<v.ArraySchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, undefined>, v.CheckAction<string, "Use https:.">]>, undefined>, readonly []>;
    readonly appCheck: v.OptionalSchema<v.NullableSchema<v.StringSchema<undefined>, undefined>, null>;
    readonly operator: v.OptionalSchema<v.NullableSchema<v.ObjectSchema<{
        readonly name: v.StringSchema<undefined>;
        readonly contact: v.StringSchema<undefined>;
        readonly copyrightAgent: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        readonly answerHours: v.NullableSchema<v.NumberSchema<undefined>, undefined>;
        readonly helpLines: v.ArraySchema<v.ObjectSchema<{
            readonly name: v.StringSchema<undefined>;
            readonly phone: v.StringSchema<undefined>;
            readonly sms: v.OptionalSchema<v.ObjectSchema<{
                readonly number: v.StringSchema<undefined>;
                readonly word: v.StringSchema<undefined>;
            }, undefined>, undefined>;
            readonly note: v.OptionalSchema<v.StringSchema<undefined>, undefined>;
        }, undefined>, undefined>;
    }, undefined>, undefined>, null>;
    readonly mail: v.OptionalSchema<v.NullableSchema<v.ObjectSchema<{
        readonly functions: v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, undefined>, v.CheckAction<string, "Use https:.">]>;
        readonly from: v.StringSchema<undefined>;
        readonly pushKey: v.OptionalSchema<v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.RegexAction<string, undefined>]>, undefined>, null>;
        readonly catcher: v.OptionalSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.UrlAction<string, undefined>, v.CheckAction<string, "Use https:.">]>, undefined>;
    }, undefined>, undefined>, null>;
    readonly galleryCells: v.OptionalSchema<v.BooleanSchema<undefined>, true>;
    readonly galleryNames: v.OptionalSchema<v.BooleanSchema<undefined>, true>;
}, undefined>, v.CheckAction<{
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
}, "Addresses on this machine are for previews.">]>;
export type SiteConfig = v.InferOutput<typeof SiteConfigSchema>;
export declare function parseSiteConfig(data: unknown): SiteConfig;
export {};

// src/stored.ts
import * as v from 'valibot';
type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;
export declare const orNull: <T extends Schema>(schema: T) => v.SchemaWithFallback<v.NullableSchema<T, undefined>, null>;
export declare const oneOf: <const T extends string>(options: readonly T[], otherwise: NoInfer<T>) => v.SchemaWithFallback<v.PicklistSchema<readonly T[], undefined>, T>;
export declare const text: (longest: number) => v.SchemaWithFallback<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, string>]>, "">;
export declare const line: (longest: number, otherwise?: string) => v.SchemaWithFallback<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, string>]>, v.TrimAction, v.NonEmptyAction<string, undefined>]>, string>;
export declare const lineOrNull: (longest: number) => v.SchemaWithFallback<v.NullableSchema<v.SchemaWithPipe<readonly [v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.TransformAction<string, string>]>, v.TrimAction, v.NonEmptyAction<string, undefined>]>, undefined>, null>;
export declare const filledOrNull: v.SchemaWithFallback<v.NullableSchema<v.SchemaWithPipe<readonly [v.StringSchema<undefined>, v.NonEmptyAction<string, undefined>, v.MaxLengthAction<string, 1500, undefined>]>, undefined>, null>;
export declare const count: v.SchemaWithFallback<v.SchemaWithPipe<readonly [v.NumberSchema<undefined>, v.SafeIntegerAction<number, undefined>, v.MinValueAction<number, 1, undefined>]>, 0>;
export declare const date: v.SchemaWithFallback<v.NullableSchema<v.SchemaWithPipe<readonly [v.CustomSchema<{
    toDate: () => unknown;
}, undefined>, v.TransformAction<{
    toDate: () => unknown;
}, unknown>, v.DateSchema<undefined>]>, undefined>, null>;
export declare const readDate: (value: unknown) => Date | null;
export declare const coords: v.SchemaWithFallback<v.NullableSchema<v.SchemaWithPipe<readonly [v.UnknownSchema, v.TransformAction<unknown, import("./coords.ts").Coords | null>]>, undefined>, null>;
export declare const preview: v.SchemaWithFallback<v.NullableSchema<v.SchemaWithPipe<readonly [v.UnknownSchema, v.TransformAction<unknown, string | null>]>, undefined>, null>;
export declare function part<T extends v.ObjectEntries>(entries: T): v.GenericSchema<unknown, v.InferOutput<v.ObjectSchema<T, undefined>>>;
export {};

// src/terms.ts
export declare const termsDate: Date;
export declare function areTermsAccepted(acceptedAt: Date | null): boolean;

// src/thread.ts
import { type Fields } from './fields.ts';
export type ThreadMember = {
    readonly displayName: string;
};
export type Thread = {
    readonly id: string;
    readonly members: readonly [string, string];
    readonly memberInfo: Readonly<Record<string, ThreadMember>>;
    readonly lastMessage: string;
    readonly lastSender: string | null;
    readonly lastAt: Date | null;
    readonly lastId: string | null;
    readonly lastRead: Readonly<Record<string, Date>>;
    readonly createdAt: Date | null;
    readonly startedBy: string | null;
    readonly state: ThreadState;
    readonly sent: number;
    readonly left: readonly string[];
    readonly reportId: string | null;
};
type ThreadState = 'request' | 'open';
export type Message = {
    readonly id: string;
    readonly threadId: string;
    readonly sender: string;
    readonly text: string;
    readonly createdAt: Date | null;
    readonly removed: boolean;
};
export declare function parseMessage(threadId: string, id: string, fields: Fields): Message;
export declare function otherMember(thread: Pick<Thread, 'members'>, uid: string): string;
export declare function isRequestTo(thread: Pick<Thread, 'state' | 'startedBy'>, uid: string): boolean;
export declare const FORMER_MEMBER = "Former member";
export declare function parseThread(id: string, fields: Fields): Thread | null;
export {};

// src/tone.ts
export declare const tones: readonly ["green", "yellow", "red"];
export type Tone = (typeof tones)[number];
export type CountsByTone = Readonly<Record<Tone, number>>;
export declare const toneLabels: Readonly<Record<Tone, string>>;
export declare function isTone(value: unknown): value is Tone;

// src/town/editDistance.ts
export declare function letterCode(unit: number): number;
export declare function letterBit(code: number): number;
export declare const MAX_PATTERN = 31;
export type EditPattern = {
    readonly length: number;
    readonly bits: Int32Array;
};
export type EditDistances = {
    whole: number;
    beginning: number;
};
export declare function editPattern(codes: readonly number[]): EditPattern;
export declare function measureEdits({ length, bits }: EditPattern, codes: Uint8Array, from: number, to: number, limit: number, result: EditDistances): void;

// src/town/townFile.ts
import { type Coords } from '../coords.ts';
export type Town = {
    readonly city: string;
    readonly state: string;
    readonly coords: Coords;
};
export declare function townLabel({ city, state }: Pick<Town, 'city' | 'state'>): string;
export declare function readTowns(file: unknown): readonly Town[];

// src/town/townFold.ts
export declare function foldTownName(text: string): string;
export declare function expandAbbreviations(folded: string): string;
export declare function abbreviate(folded: string): string;
export declare function soundOf(words: string): string;

// src/town/townIndex.ts
import type { Town } from './townFile.ts';
type TownNames = {
    readonly townsOf: readonly (readonly number[])[];
    readonly spellings: readonly string[];
    readonly nameOf: readonly number[];
};
export declare function gatherNames(towns: readonly Town[], slice: number): Generator<void, TownNames>;
export type TownIndex = {
    readonly towns: readonly Town[];
    readonly townsOf: readonly (readonly number[])[];
    readonly nameOf: readonly number[];
    readonly text: string;
    readonly codes: Uint8Array;
    readonly wordStarts: Uint8Array;
    readonly starts: Int32Array;
    readonly letters: Int32Array;
    readonly sounds: readonly string[];
};
export declare function townIndexSlices(towns: readonly Town[]): Generator<void, TownIndex>;
export declare function buildTownIndex(towns: readonly Town[], pause?: () => Promise<void>): Promise<TownIndex>;
export {};

// src/town/townScan.ts
import type { TownIndex } from './townIndex.ts';
export type NameScores = Map<number, number>;
export declare const MISSPELLED_SCORE = 58;
export declare function scoreNames(index: TownIndex, words: string): NameScores;

// src/town/townSearch.ts
import { type Town } from './townFile.ts';
import type { TownIndex } from './townIndex.ts';
import { type NoTownReason } from './townText.ts';
type RankedTown = {
    readonly position: number;
    readonly score: number;
};
export declare function topTowns(size: number): {
    list: () => readonly RankedTown[];
    add(town: RankedTown): boolean;
};
export declare const townAliases: Readonly<Record<string, string>>;
type TownMatch = {
    readonly town: Town;
    readonly score: number;
};
export declare const MIN_TOWN_LETTERS = 2;
export declare function searchTowns(index: TownIndex, typed: string): readonly TownMatch[];
export declare function bestMatch(index: TownIndex, typed: string): Town | null;
export declare function namedTowns(index: TownIndex, typed: string): readonly Town[];
export type TownAnswer = {
    readonly kind: 'town';
    readonly town: Town;
} | {
    readonly kind: 'several';
    readonly towns: readonly Town[];
} | {
    readonly kind: 'none';
    readonly reason: NoTownReason;
};
export declare function resolveTown(index: TownIndex, typed: string): TownAnswer;
export {};

// src/town/townSounds.ts
import type { TownIndex } from './townIndex.ts';
type SoundAlike = {
    readonly position: number;
    readonly whole: boolean;
    readonly beforeVillages: boolean;
};
export declare function soundAlikes({ sounds, townsOf, nameOf, ...index }: TownIndex, words: string): SoundAlike[];
export declare const isVillage: (position: number) => boolean;
export {};

// src/town/townText.ts
export type TownInterpretation = {
    readonly words: string;
    readonly states: ReadonlySet<string> | null;
    readonly guessed: boolean;
};
export declare function interpretTownText(typed: string): readonly TownInterpretation[];
export type NoTownReason = 'zip' | 'territory' | 'unknown';
export declare function noTownReason(typed: string): NoTownReason;
export declare function stateOf(location: string): string | null;

// src/urgent.ts
import type { Case } from './case.ts';
export declare const urgentReasons: readonly ["minor", "nudity", "threats", "private-info"];
export declare const HIDING_FLAGS = 3;
export declare function isUrgentCase({ kind, wish, relation }: Case): boolean;

// src/when.ts
export declare function timeAgo(date: Date, now: Date): string;
export declare function timeAgoBriefly(date: Date, now: Date): string;
export declare function monthText(date: Date): string;
export declare function timeText(date: Date): string;
export declare function dayText(date: Date, now: Date): string;
