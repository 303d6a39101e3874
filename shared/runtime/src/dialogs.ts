import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'

export type ConfirmOptions = {
  /** What else happens, below the question. */
  detail?: string
  confirmLabel?: string
  cancelLabel?: string
  /** True if the action cannot be undone. The safe button then has the focus. */
  destructive?: boolean
  /** True if Cancel is the safe choice and the main button, which has the focus. */
  cancelIsMain?: boolean
}

export type DialogRequest = {
  id: number
  kind: 'alert' | 'confirm'
  text: string
  answer: (confirmed: boolean) => void
} & ConfirmOptions

type Toast = {
  id: number
  text: string
}

type Dialogs = {
  requests: readonly DialogRequest[]
  toasts: readonly Toast[]
  /** The latest text for screen readers. */
  announcement: Toast | null
}

const TOAST_MS = 5000

const store = createStore<Dialogs>(() => ({ requests: [], toasts: [], announcement: null }))
let lastId = 0

function ask(kind: DialogRequest['kind'], text: string, options: ConfirmOptions): Promise<boolean> {
  return new Promise((resolve) => {
    const id = ++lastId
    const answer = (confirmed: boolean) => {
      store.setState(({ requests }) => ({ requests: requests.filter((r) => r.id !== id) }))
      resolve(confirmed)
    }
    const request: DialogRequest = { ...options, id, kind, text, answer }
    store.setState(({ requests }) => ({ requests: [...requests, request] }))
  })
}

/** Shows an alert; resolves when the member closes it. */
export async function showAlert(text: string): Promise<void> {
  await ask('alert', text, {})
}

/** Asks for confirmation; resolves to true only if the member confirms. */
export function askConfirm(text: string, options: ConfirmOptions = {}): Promise<boolean> {
  return ask('confirm', text, options)
}

/** Shows `text` for 5 s. */
export function showToast(text: string): void {
  const id = ++lastId
  store.setState(({ toasts }) => ({ toasts: [...toasts, { id, text }] }))
  setTimeout(
    () => store.setState(({ toasts }) => ({ toasts: toasts.filter((t) => t.id !== id) })),
    TOAST_MS,
  )
}

/**
 * Lets screen readers say `text`, which nobody sees, and replaces the text before. For what has no live region of its
 * own that is there before its text, as a page that has loaded.
 */
export function announce(text: string): void {
  const id = ++lastId
  store.setState({ announcement: { id, text } })
  setTimeout(
    () => store.setState(({ announcement: now }) => (now?.id === id ? { announcement: null } : {})),
    TOAST_MS,
  )
}

/** The dialogs, toasts and texts for screen readers. Used by the dialog host of the shell only. */
export function useDialogs(): Dialogs {
  return useStore(store)
}
