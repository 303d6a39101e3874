/** The saved searches of the member: `readonly SavedSearch[]`. */
export const SEARCHES_KEY = ['profile', 'savedSearches']
