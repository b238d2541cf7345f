import { statfsSync } from 'node:fs'

const FOLDER = '/dev/shm'
/** What the browser's processes share at most, with room to spare. */
const LEAST = 512 * 2 ** 20

/**
 * What Playwright asks of Chromium unasked and should not here: to share memory through files of the temporary folder.
 * It is meant for containers whose `/dev/shm` is small; on a disk it made five sign-ins and twenty screens take more
 * than 80 s in place of 33.
 */
export function withoutSlowSharing(): string[] {
  try {
    const { bavail, bsize } = statfsSync(FOLDER)
    return bavail * bsize >= LEAST ? ['--disable-dev-shm-usage'] : []
  } catch {
    return []
  }
}
