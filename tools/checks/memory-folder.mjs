import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { freemem } from 'node:os'
import { join } from 'node:path'

/** Where Linux keeps files in memory, and how it says that it does. */
const MEMORY = '/dev/shm'
const TMPFS = 0x01021994

/**
 * Does some work whose temporary files (`TMPDIR` of what it starts) lie in memory where there is room, else where they
 * always do. A database that a test makes and drops is some 1,300 files: on a disk they take four times the processor's
 * time. What a killed process leaves in memory is what it leaves on a disk; only a power cut would tell them apart.
 * `room` and `free`: GB that the folder and the machine must have; tests' databases and products take a third of them.
 */
export async function inMemory(work, { room = 4, free = 8 } = {}) {
  if (!hasRoom(room * 2 ** 30, free * 2 ** 30)) return work({})
  sweep()
  const folder = mkdtempSync(join(MEMORY, `pandora-tests-${process.pid}-`))
  // As open as the folder it stands for: databases run as a user of their own.
  chmodSync(folder, 0o1777)
  try {
    return await work({ TMPDIR: folder })
  } finally {
    remove(folder)
  }
}

const remove = (folder) => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })

function hasRoom(room, free) {
  if (process.platform !== 'linux' || freemem() < free) return false
  try {
    const { type, bavail, bsize } = statfsSync(MEMORY)
    return type === TMPFS && bavail * bsize >= room
  } catch {
    return false
  }
}

/** What a run that was killed left there would hold its memory until the machine is started anew. */
function sweep() {
  for (const name of readdirSync(MEMORY)) {
    const pid = /^pandora-tests-(\d+)-/.exec(name)?.[1]
    if (pid !== undefined && !isAlive(Number(pid))) remove(join(MEMORY, name))
  }
}

function isAlive(pid) {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // It lives, and is somebody else's.
    return error.code === 'EPERM'
  }
}
