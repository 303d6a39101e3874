import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * True while a build renders the page as HTML. There is no window then, and what the operator configures is a mark:
 * `<span data-config="contact" />`, or `data-config-if="mail"` on what is there only with it. Publishing fills it
 * (tools/publish/staticPages.mjs).
 */
export const useStatic = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => true,
  )
