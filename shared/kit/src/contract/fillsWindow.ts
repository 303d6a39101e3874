/**
 * Attribute of an element that fills a phone's window to the bottom, as an open conversation does. The shell
 * then shows the menu button in the header, so that it covers nothing.
 */
export const FILLS_WINDOW = 'data-gl-fills-window'

/** Media query of the windows in which such an element fills the whole width. */
export const NARROW_WINDOW = '(max-width: 899.98px)'
