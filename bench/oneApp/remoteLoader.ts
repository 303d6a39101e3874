/** The one app downloads no remotes, so it has no federation runtime. */
export const createRemoteLoader = () => ({})
