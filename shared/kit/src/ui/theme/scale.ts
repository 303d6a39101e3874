/** Tokens that are the same in both schemes: space on a 4 px grid, six type sizes, shape, motion. */
export const scale: Record<string, string> = {
  'space-1': '0.25rem',
  'space-2': '0.5rem',
  'space-3': '0.75rem',
  'space-4': '1rem',
  'space-5': '1.25rem',
  'space-6': '1.5rem',
  'space-8': '2rem',
  'space-10': '2.5rem',
  'space-12': '3rem',
  'space-16': '4rem',
  font: "Figtree, 'Figtree Fallback', system-ui, sans-serif",
  // caption, label, body, heading, title, display
  'text-xs': '0.8125rem',
  'text-sm': '0.9375rem',
  'text-md': '1.0625rem',
  'text-lg': '1.3125rem',
  'text-xl': '1.75rem',
  'text-2xl': 'clamp(2.125rem, 1.6rem + 2.4vw, 2.75rem)',
  'leading-tight': '1.2',
  leading: '1.5',
  'weight-body': '400',
  'weight-medium': '550',
  'weight-bold': '700',
  'radius-s': '8px',
  'radius-m': '12px',
  'radius-l': '20px',
  'radius-full': '999px',
  target: '2.75rem',
  // It includes the safe area above it, where a phone has its notch.
  header: 'calc(84px + var(--gl-safe-top))',
  menu: '70px',
  // StateBar sets its height here while it is visible.
  'offline-bar': '0px',
  gutter: 'clamp(1rem, 4vw, 2rem)',
  'width-page': '75rem',
  'width-text': '40rem',
  'safe-top': 'env(safe-area-inset-top, 0px)',
  'safe-right': 'env(safe-area-inset-right, 0px)',
  'safe-bottom': 'env(safe-area-inset-bottom, 0px)',
  'safe-left': 'env(safe-area-inset-left, 0px)',
  'layer-header': '10',
  'layer-menu': '20',
  'layer-offline': '26',
  'layer-toast': '30',
  fast: '120ms',
  base: '160ms',
  slow: '200ms',
  ease: 'cubic-bezier(0.2, 0.7, 0.3, 1)',
}

/** Shadows, the backdrop of dialogs, and the background as seen through it. Darker in the dark scheme to be visible. */
export const shadows = {
  light: {
    'shadow-1': '0 1px 2px #1b2b2512, 0 1px 4px #1b2b250f',
    'shadow-2': '0 2px 4px #1b2b250f, 0 8px 24px #1b2b2517',
    'shadow-3': '0 4px 8px #1b2b2514, 0 20px 56px #1b2b2533',
    veil: '#10201a8c',
    veiled: '#777f7a',
  },
  dark: {
    'shadow-1': '0 1px 2px #0000004d',
    'shadow-2': '0 2px 4px #0000004d, 0 8px 24px #00000066',
    'shadow-3': '0 4px 8px #0000004d, 0 20px 56px #00000099',
    veil: '#030605b3',
    veiled: '#070b0a',
  },
}

/**
 * Media query of a phone with text at about 200 %. A rem of a query is the text size that the member has set,
 * so the query is false for a narrow window alone: 320 px are 20 rem.
 */
export const LARGE_TEXT = '(max-width: 16rem)'
