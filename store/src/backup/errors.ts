/** Why a backup or a restore did not happen. */
export type BackupErrorCode =
  | 'backup_file_exists'
  | 'backup_home_missing'
  | 'backup_tablespace'
  | 'backup_tool_missing'
  | 'backup_tool_failed'
  | 'restore_home_not_empty'
  | 'restore_database_not_empty'
  | 'restore_not_a_backup'
  | 'restore_damaged'
  | 'restore_other_kind'
  | 'restore_other_version'

/** A named refusal, before anything was written or after everything written was taken back. */
export class BackupError extends Error {
  readonly code: BackupErrorCode

  constructor(code: BackupErrorCode, message: string, options?: { cause?: unknown }) {
    super(message, options)
    this.name = 'BackupError'
    this.code = code
  }
}
