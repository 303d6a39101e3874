/** Browsers inside of other apps: named ones, Android's WebView, and iOS' web view, which does not name Safari. */
const IN_APP_BROWSER =
  /\b(FBAN|FBAV|FB_IAB|Instagram|Line|MicroMessenger|Snapchat|TikTok|musical_ly|Pinterest|Twitter)\b|; wv\)|\b(iPhone|iPad)\b(?!.*\bSafari\/)/

/**
 * Whether Google's window can open here. Google refuses its sign-in in browsers inside of other apps, and an installed
 * page gets no answer from its window.
 */
export const canOpenGoogle = (userAgent: string, isInstalled: boolean): boolean =>
  !isInstalled && !IN_APP_BROWSER.test(userAgent)
