/** Moves the focus to the first control that is marked as wrong; of a radio group, to its first option. */
export function focusFirstBad(form: HTMLFormElement): void {
  const bad = form.querySelector<HTMLElement>('[data-invalid], [aria-invalid="true"]')
  const option = bad?.querySelector('input')
  ;(option ?? bad)?.focus()
}
