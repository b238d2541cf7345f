import { execFileSync } from 'node:child_process'

/**
 * Copies the home of a stopped cluster with owners and modes. A cluster is made by a thousand files that are written and
 * synced one by one: where making it is not what a test proves, it is made once for all of a file.
 */
export function copyHome(from: string, to: string): void {
  execFileSync('cp', ['-a', from, to])
}
