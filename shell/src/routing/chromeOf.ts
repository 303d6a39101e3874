const WITHOUT_HEADER = ['/welcome', '/login', '/signup', '/profile-setup', '/legal-agreement']
const WITHOUT_MENU = [...WITHOUT_HEADER, '/', '/terms', '/privacy', '/forgot']

/** Which parts of the chrome a page has; the menu additionally needs a signed-in member. */
export function chromeOf(pathname: string): { header: boolean; menu: boolean } {
  return { header: !WITHOUT_HEADER.includes(pathname), menu: !WITHOUT_MENU.includes(pathname) }
}
