import { css } from 'styled-components'

const svg = (shape: string) =>
  `url("data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${shape}</svg>`,
  )}")`

// The shapes of lucide's clock, check, check-check and circle-alert.
const clock = svg('<circle cx="12" cy="12" r="10"/><path d="M12 6v6l4 2"/>')
const check = svg('<path d="M20 6 9 17l-5-5"/>')
const checks = svg('<path d="M18 6 7 17l-5-5"/><path d="m22 10-7.5 7.5L13 16"/>')
const alert = svg('<circle cx="12" cy="12" r="10"/><path d="M12 8v4"/><path d="M12 16h.01"/>')

/** The status icons as CSS masks: an inline SVG would add five DOM nodes to each message. */
export const statusIcons = css`
  & [data-status] {
    width: 14px;
    height: 14px;
    background: currentColor;
    mask: var(--icon) center / contain no-repeat;
  }
  & :is([data-status='waiting'], [data-status='sending']) {
    --icon: ${clock};
  }
  & [data-status='sent'] {
    --icon: ${check};
  }
  & [data-status='read'] {
    --icon: ${checks};
    color: var(--gl-green-text);
  }
  & [data-status='failed'] {
    --icon: ${alert};
    color: var(--gl-red-text);
  }
  @media (forced-colors: active) {
    & [data-status] {
      forced-color-adjust: none;
      background: CanvasText;
    }
  }
`
