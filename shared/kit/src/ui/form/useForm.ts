import { beforeReload, type Failure } from '@greenlight/runtime'
import { type ChangeEvent, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { type GenericIssue, type GenericSchema, safeParse } from 'valibot'
import { useAction } from '../status/useAction.ts'
import { focusFirstInvalid, mayMoveFocusFrom } from './focus.ts'
import type { Draft } from './sessionDraft.ts'
import { typedValues } from './typedValues.ts'

type Options<Values, Checked> = {
  /** The initial values, without a draft. */
  initial: Values | (() => Values)
  /**
   * Checks and converts all values. The first issue of a field is its error. An issue without a field is
   * about the whole form and is shown alone.
   */
  schema: GenericSchema<unknown, Checked>
  /** Sends what `schema` returned. */
  submit: (checked: Checked) => Promise<void>
  /** The error for a failure of `submit` without a code. */
  failure: Failure
  /** Stores the values until `reset`. */
  draft?: Draft<Values>
  /** What the form is about, where a page has several with the same failure and the same initial values. */
  item?: string
  /** As for `useAction`. */
  staysBusy?: boolean
}

/** The error of each invalid field, in the order of the schema. */
type FieldErrors<Values> = { readonly [Name in keyof Values]?: string }

type Problems<Values> = {
  readonly errors: FieldErrors<Values>
  /** The error of the whole form. */
  readonly message: string | null
}

type TextName<Values> = {
  [Name in keyof Values]: Values[Name] extends string ? Name : never
}[keyof Values]

/**
 * The values and errors of a form, and its submission, one at a time. The values stay after a failure.
 * CONTRIBUTING.md has an example.
 */
export function useForm<Values extends object, Checked>(options: Options<Values, Checked>) {
  const { initial, schema, failure, draft, item = '', staysBusy = false } = options
  const first = () => (typeof initial === 'function' ? initial() : initial)
  const [typed] = useState(() => typedValues(`${failure.code} ${item}`, first()))
  const [values, setValues] = useState(() => draft?.read() ?? typed.read() ?? first())
  /** Includes changes that React has not rendered yet. */
  const latest = useRef(values)
  /** The problems of the latest submission. Each submission creates a new object, because each moves the focus. */
  const [found, setFound] = useState<Problems<Values> | null>(null)
  const { busy, error, run, clear } = useAction(failure, { staysBusy })
  const form = useRef<HTMLFormElement>(null)

  useEffect(() => {
    typed.drop()
    return beforeReload(() => {
      // A draft is kept anyway, a password never.
      const hasPassword = form.current?.querySelector('[autocomplete$="-password"]')
      if (!draft && form.current && !hasPassword) typed.keep(latest.current)
    })
  }, [typed, draft])

  useEffect(() => {
    if (found && form.current) focusFirstInvalid(form.current)
  }, [found])

  function show(next: Values): void {
    latest.current = next
    setValues(next)
  }

  function edit(next: Values): void {
    show(next)
    draft?.write(next)
  }

  /** Shows all problems and focuses the first. @returns the output of the schema; null with problems */
  function check(): { readonly checked: Checked } | null {
    clear()
    const result = safeParse(schema, latest.current)
    setFound(result.success ? null : problemsOf<Values>(result.issues))
    return result.success ? { checked: result.output } : null
  }

  /** Checks the values and sends them. Does nothing while busy. @returns whether they were sent; never rejects */
  async function submit(event?: SyntheticEvent): Promise<boolean> {
    event?.preventDefault()
    const valid = busy ? null : check()
    if (!valid) return false
    const sent = await run(() => options.submit(valid.checked))
    if (!sent && mayMoveFocusFrom(form.current)) setFound({ errors: {}, message: null })
    return sent
  }

  /** Sets these values, without problems, and removes the draft. */
  function reset(next: Values = first()): void {
    show(next)
    setFound(null)
    clear()
    draft?.drop()
  }

  const { errors, message }: Problems<Values> = found
    ? remaining(found, schema, values)
    : { errors: {}, message: null }
  return {
    values,
    change: (changes: Partial<Values>) => edit({ ...latest.current, ...changes }),
    /** An error stays until a change ends it. */
    errors,
    /** The error of the whole form, or why it could not be sent. */
    message: message ?? error?.message ?? null,
    /** The error of the latest submission; `offline` comes before others. Stays until the next submission. */
    error,
    clearError: clear,
    busy,
    check,
    submit,
    reset,
    /** For the `form` element. */
    props: { ref: form, noValidate: true, onSubmit: (event: SyntheticEvent) => void submit(event) },
    /** Value, change handler and error of a field, for a component that takes all three. */
    field: <Name extends keyof Values>(name: Name) => ({
      value: values[name],
      onChange: (value: Values[Name]) => edit({ ...latest.current, [name]: value }),
      error: errors[name] ?? null,
    }),
    /** Value and change handler of a text, for its control. */
    text: <Name extends TextName<Values>>(name: Name) => ({
      value: values[name],
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
        edit({ ...latest.current, [name]: target.value }),
    }),
  }
}

function problemsOf<Values>(issues: readonly GenericIssue[]): Problems<Values> {
  const errors: Record<string, string> = {}
  for (const { path, message } of issues) {
    const [first] = path ?? []
    if (!first) return { errors: {}, message }
    errors[String(first.key)] ??= message
  }
  return { errors, message: null }
}

/** The problems of the latest submission that still exist. New ones are shown at the next submission. */
function remaining<Values>(
  found: Problems<Values>,
  schema: GenericSchema,
  values: Values,
): Problems<Values> {
  const { issues = [] } = safeParse(schema, values)
  const current = problemsOf<Values>(issues)
  const shown = new Map<string, unknown>(Object.entries(found.errors))
  const still = Object.entries(current.errors).filter(([name, text]) => shown.get(name) === text)
  return {
    errors: Object.fromEntries(still) as FieldErrors<Values>,
    message: found.message && current.message,
  }
}
