/** First entry of an archive: what it is, so that it can be refused before anything else is read. */
export type Header = {
  format: 'pandora-backup'
  formatVersion: 1
  /** `cluster`: the built-in database's files; `dump`: a pg_dump of a DATABASE_URL. */
  kind: 'cluster' | 'dump'
  /** Major version of the PostgreSQL it was taken from. */
  postgres: number
  createdAt: string
}

/** Last entry: every file with its size in bytes and sha256. An archive without it was broken off. */
export type Manifest = { files: { name: string; size: number; sha256: string }[] }

export const headerName = 'pandora-backup.json'
export const manifestName = 'manifest.json'
/** Folders inside an archive. */
export const homePrefix = 'home/'
export const clusterPrefix = 'postgres/'
export const dumpName = 'database.dump'

/** What of a home is of this machine and this run, and not to be carried to another. */
export const notCarried =
  /^(postgres|cluster\.json|pandora\.lock.*|postgres\.log.*|logs|tmp|cache|backups|restore-.*|unfinished-restore\.json|.*\.part)$/
