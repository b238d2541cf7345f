import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk of a test's own, that can be filled. */
export interface SmallDisk {
  path: string
  /** Gives it another size. */
  grow: (megabytes: number) => void
  end: () => void
}

const system = (command: string, ...options: string[]): void => {
  execFileSync(command, options, { stdio: 'ignore' })
}

/** A disk of a few megabytes in memory; undefined where it cannot be mounted (only root may). */
export function smallDisk(megabytes: number): SmallDisk | undefined {
  if (process.getuid?.() !== 0 || process.platform !== 'linux') return undefined
  const path = mkdtempSync(join(tmpdir(), 'pandora-small-disk-'))
  try {
    system('mount', '-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', path)
  } catch {
    rmSync(path, { recursive: true })
    return undefined
  }
  // The database's own user makes its files there.
  chmodSync(path, 0o777)
  return {
    path,
    grow: (to) => {
      system('mount', '-o', `remount,size=${to}m`, path)
    },
    end: () => {
      system('umount', '-l', path)
      rmSync(path, { recursive: true })
    },
  }
}
