// What is installed, against what should be. Pure functions, so that every case can be tested.
import { createHash } from 'node:crypto'

/**
 * What an installation is for: the lock file's content, the pinned Node, the platform, the folder it lies in.
 * The running Node's version is left out: the first `npm start` runs on the machine's Node, the second on ours.
 */
export function stampOf({ lockText, pinnedNode, platform, arch, folder }) {
  return {
    lock: createHash('sha256').update(lockText).digest('hex'),
    node: pinnedNode,
    machine: `${platform}-${arch}`,
    folder,
  }
}

/** The stamp that was written after an installation, or null where there is none that can be read. */
export function readStamp(text) {
  try {
    const stamp = JSON.parse(text)
    return typeof stamp === 'object' && stamp !== null ? stamp : null
  } catch {
    return null
  }
}

/**
 * Which packages of the lock file are absent or of another version. `versionAt(folder)` answers the
 * version installed there or null. Optional packages are for other platforms, and links are workspaces.
 */
export function missingPackages(lock, versionAt) {
  return Object.entries(lock.packages ?? {})
    .filter(
      ([folder, entry]) => folder.startsWith('node_modules/') && !entry.optional && !entry.devOptional && !entry.link,
    )
    .filter(([folder, entry]) => versionAt(folder) !== entry.version)
    .map(([folder]) => folder)
}

/**
 * What to do: nothing (`ready`), write the stamp of an installation that fits (`stamp`), or install,
 * with the reason in words for the terminal.
 */
export function decide({ installed, stamp, wanted, missing, nodeWorks }) {
  if (!installed) return { action: 'install', why: 'nothing is installed yet' }
  if (stamp !== null && stamp.folder !== wanted.folder) return { action: 'install', why: 'the folder was moved' }
  if (stamp !== null && stamp.machine !== wanted.machine)
    return { action: 'install', why: 'it was installed for another machine' }
  const same = stamp !== null && stamp.lock === wanted.lock && stamp.node === wanted.node
  if (same && missing.length === 0) return { action: nodeWorks ? 'ready' : 'node', why: 'Node was not set up' }
  if (missing.length > 0) {
    const why = same || stamp === null ? 'the installation is incomplete' : 'the packages changed'
    return { action: 'install', why: `${why} (${missing.slice(0, 3).join(', ')}${missing.length > 3 ? ', …' : ''})` }
  }
  return { action: nodeWorks ? 'stamp' : 'node', why: 'Node was not set up' }
}

/** PATH without the folders that an installation is about to delete, so that npm does not run on the Node in them. */
export function pathWithout(path, folder, delimiter) {
  return path
    .split(delimiter)
    .filter((part) => part !== '' && !part.startsWith(folder))
    .join(delimiter)
}

/** The major version of a `v24.1.0`, or 0. */
export const majorOf = (version) => Number(/^v?(\d+)\./.exec(version ?? '')?.[1] ?? 0)
