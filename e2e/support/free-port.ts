import { spawnSync } from 'node:child_process'

/**
 * A port that nothing listens on, taken in a program of its own since a configuration is read without waiting. Two that
 * begin at the same moment get
 * different ones: the system gives a port out again only after all others.
 */
export function freePort(): string {
  const ask =
    "const s = require('node:net').createServer().listen(0, '127.0.0.1', () => { process.stdout.write(String(s.address().port)); s.close() })"
  const { stdout } = spawnSync(process.execPath, ['-e', ask], { encoding: 'utf8' })
  if (!/^\d+$/.test(stdout)) throw new Error('no free port could be found')
  return stdout
}
