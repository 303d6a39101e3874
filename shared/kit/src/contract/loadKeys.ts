import type { ReportStatus } from '@greenlight/domain/report'

/**
 * Keys of loaded data that several remotes use, for `useLoad`, `usePages`, `startLoad`, `setLoaded` and `forgetLoaded`.
 * Equal keys share data, so a key always names the same type. A key that one remote uses is in that remote and begins
 * with its name, as `['gallery', 'toneCounts', …]`.
 */
export const loadKeys = {
  /** A profile: `Report`. */
  report: (reportId: string) => ['report', reportId] as const,
  /** The review of a profile with this status: `Review`. */
  review: (reportId: string, status: ReportStatus) => ['review', reportId, status] as const,
  /** The requests and appeals of the member: `readonly Case[]`. */
  myCases: () => ['myCases'] as const,
} as const
