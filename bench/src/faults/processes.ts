import { readdir, readFile } from 'node:fs/promises'

/** A living process: its number, its parent's, its command line (words parted by NUL). */
interface Running {
  pid: number
  parent: number
  command: string
}

/** The worker that a web process has started; undefined while there is none. */
export async function workerOf(web: number | undefined): Promise<number | undefined> {
  if (web === undefined) return undefined
  return (await running()).find(({ parent, command }) => parent === web && command.includes('main.ts'))?.pid
}

/**
 * Kills a process and all that it has started, whatever that has started in turn, by SIGKILL, as a power cut would end
 * them: the database and its guard too. Answers how many.
 */
export async function killAll(root: number | undefined): Promise<number> {
  if (root === undefined) return 0
  // The guard waits for the product's end to stop its database in order: it goes first.
  return (await killBelow(root)) + Number(killed(root))
}

/** Kills all that a process has started and leaves it alone. */
export async function killBelow(root: number): Promise<number> {
  return (await descendants(root)).toReversed().filter(killed).length
}

async function descendants(root: number): Promise<number[]> {
  const children = Map.groupBy(await running(), ({ parent }) => parent)
  const below = (pid: number): number[] =>
    (children.get(pid) ?? []).flatMap((child) => [child.pid, ...below(child.pid)])
  return below(root)
}

function killed(pid: number): boolean {
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false
  }
}

async function running(): Promise<Running[]> {
  const found = await Promise.all(
    (await readdir('/proc'))
      .filter((entry) => /^\d+$/.test(entry))
      .map(async (entry) => {
        const [stat, command] = await Promise.all([
          readFile(`/proc/${entry}/stat`, 'utf8').catch(() => ''),
          readFile(`/proc/${entry}/cmdline`, 'utf8').catch(() => ''),
        ])
        return { pid: Number(entry), parent: Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]), command }
      }),
  )
  return found.filter(({ parent }) => parent > 0)
}
