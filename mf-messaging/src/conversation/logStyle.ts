import { hiddenStyle } from '@greenlight/kit/ui/display/Text'
import styled, { css } from 'styled-components'

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
const statusIcons = css`
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

/* Keeps some messages in view. With large text it leaves room for the box and Send. */
export const Frame = styled.div`
  position: relative;
  flex: 1 0 min(7rem, 20dvh);
  min-height: 0;
`

/** The button above the end of the list that scrolls to it. */
export const JumpToEnd = styled.div`
  position: absolute;
  inset-inline: 0;
  bottom: var(--gl-space-3);
  display: flex;
  justify-content: center;
  pointer-events: none;

  & > button {
    box-shadow: var(--gl-shadow-2);
    pointer-events: auto;
  }
`

export const Log = styled.div`
  height: 100%;
  overflow-y: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline-offset: -3px;
  }
`

/** One style for all rows: a styled component for each of 500 rows would take longer than the rows. */
export const Rows = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--gl-space-2);
  min-height: 100%;
  padding: var(--gl-space-4) var(--gl-space-4) var(--gl-space-3);

  /* Few messages are aligned to the bottom, next to the composer. */
  & > :first-child {
    margin-block-start: auto;
  }

  & > .day,
  & > .new {
    align-self: center;
    padding: var(--gl-space-2) 0;
    color: var(--gl-ink-soft);
    font-size: var(--gl-text-xs);
    font-weight: 600;
  }
  & > .new {
    display: flex;
    align-self: stretch;
    align-items: center;
    gap: var(--gl-space-3);
    color: var(--gl-green-text);

    &::before,
    &::after {
      content: '';
      flex: 1;
      border-block-start: 1px solid currentColor;
      opacity: 0.4;
    }
  }

  /* Rows outside the visible area are not laid out: of 500 messages about ten are visible. */
  & > .message {
    content-visibility: auto;
    contain-intrinsic-block-size: auto 3.75rem;
    display: flex;
    align-items: center;
    gap: var(--gl-space-2);

    &[data-own] {
      justify-content: end;
    }
  }
  .bubble {
    position: relative;
    max-width: min(85%, 34rem);
    padding: var(--gl-space-2) var(--gl-space-3);
    border: 1px solid transparent;
    border-radius: var(--gl-radius-l);
    border-end-start-radius: var(--gl-space-1);
    background: var(--gl-sunken);
    line-height: 1.4;
  }
  [data-own] > .bubble {
    border-end-start-radius: var(--gl-radius-l);
    border-end-end-radius: var(--gl-space-1);
    background: var(--gl-tint-2);
  }
  .bubble > bdi {
    display: block;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
  .who {
    ${hiddenStyle}
  }
  .bubble > em {
    display: block;
    color: var(--gl-ink-soft);
  }

  .meta {
    display: flex;
    align-items: center;
    justify-content: end;
    gap: var(--gl-space-1);
    min-height: 1.2em;
    color: var(--gl-ink-soft);
    font-size: var(--gl-text-xs);
    line-height: 1.2;
    white-space: nowrap;
  }
  ${statusIcons}

  & > .unsent {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    justify-content: end;
    color: var(--gl-red-text);
    font-size: var(--gl-text-sm);
  }

  & > .message > button {
    position: relative;
    flex: none;
    min-height: var(--gl-target);
    padding-inline: var(--gl-space-3);
    border: 1.5px solid var(--gl-control);
    border-radius: var(--gl-radius-full);
    background: var(--gl-surface);
    color: var(--gl-red-text);
    font-size: var(--gl-text-sm);
    cursor: pointer;
  }
`
