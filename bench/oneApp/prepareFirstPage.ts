/** The one app has no remotes whose code could be prepared. */
export const prepareFirstPage = () => Promise.resolve()
