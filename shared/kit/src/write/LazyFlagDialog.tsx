import { importWithRetry, useLoad } from '@greenlight/runtime'
import type { ComponentProps } from 'react'
import { failure } from '../errors.ts'
import { Dialog } from '../ui/layout/Dialog.tsx'
import { ErrorPanel } from '../ui/status/ErrorPanel.tsx'
import { LoadingPlaceholder, Skeleton } from '../ui/status/Loading.tsx'
import type { FlagDialog } from './FlagDialog.tsx'

/** Downloaded when a member opens it first. */
const importFlagDialog = importWithRetry(() => import('./FlagDialog.tsx'))
// Remotes share loaded data, and each has its own copy of the dialog.
const KEY = ['flagDialog', import.meta.url]

/** The flag dialog, which is no part of the page's first load. */
export function LazyFlagDialog(props: ComponentProps<typeof FlagDialog>) {
  const { data, error, loading, retry } = useLoad(KEY, importFlagDialog, failure('kit/flag-failed'))
  if (data) return <data.FlagDialog {...props} />
  return (
    <Dialog label="Report" onClose={props.onClose}>
      {error ? (
        <ErrorPanel text={error.message} onRetry={retry} retrying={loading} />
      ) : (
        <LoadingPlaceholder label="Loading the report form">
          <Skeleton $height="20rem" />
        </LoadingPlaceholder>
      )}
    </Dialog>
  )
}
