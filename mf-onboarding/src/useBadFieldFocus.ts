import { useEffect, useRef, type RefObject } from 'react'

/** A form's ref. Each new `problem` moves the focus to the form's first control that is marked bad. */
export function useBadFieldFocus(problem: object | null): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (!problem) return
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-bad] button')?.focus()
  }, [problem])
  return form
}
