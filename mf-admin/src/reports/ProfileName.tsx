import { getReport } from '@greenlight/kit/data/reports'
import { failure } from '@greenlight/kit/errors'
import { useLoad } from '@greenlight/runtime'

/** The name of a shared profile, read once for all rows that name it. Costs one read. */
export function ProfileName({ id }: { id: string }) {
  const { data, error } = useLoad(
    ['admin', 'profileName', id],
    () => getReport(id).then(({ name }) => name),
    failure('kit/profile-load-failed'),
  )
  if (data !== undefined) return <bdi>{data}</bdi>
  return <>{error?.code === 'kit/profile-not-found' ? 'deleted' : '…'}</>
}
