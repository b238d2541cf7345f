/** What can keep the database from being used. The text is for the operator's terminal; programs read `code`. */
export type ClusterErrorCode =
  | 'cluster_running'
  | 'cluster_not_running'
  | 'cluster_platform'
  | 'cluster_binaries_missing'
  | 'cluster_user_missing'
  | 'cluster_home_unusable'
  | 'cluster_init_failed'
  | 'cluster_disk_full'
  | 'cluster_start_failed'
  | 'cluster_version_mismatch'
  | 'restore_unfinished'
  | 'database_not_utf8'
  | 'database_too_old'

/** A named failure of the database around the product, never of a query. */
export class ClusterError extends Error {
  readonly code: ClusterErrorCode

  constructor(code: ClusterErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'ClusterError'
    this.code = code
  }
}
