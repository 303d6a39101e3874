// The public types of this package. Made by `npm run contract`.

// src/index.mjs
export function shellConfig(folder: string): UserConfig;
export function remoteConfig(folder: string, { shared: files }?: RemoteOptions): UserConfig;
export namespace styledComponents {
    let displayName: boolean;
    let fileName: boolean;
    let ssr: boolean;
    let pure: boolean;
}
export type RemoteOptions = {
    shared?: readonly SharedFile[];
};
export type UserConfig = import("vite").UserConfig;
export type Package = {
    name: string;
    version: string;
    dependencies: Record<string, string>;
    greenlight?: {
        service?: {
            module: string;
        };
        routes?: {
            path: string;
            page?: string;
            static?: boolean;
        }[];
    };
};
export type SharedFile = {
    name: string;
    least: number;
    except?: RegExp;
};
