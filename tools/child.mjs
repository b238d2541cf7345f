// Runs one program in our place: its output is ours, our signals reach it, its end is our end.
import { spawn } from 'node:child_process'
import { projectEnvironment, projectNode, root } from './prepare.mjs'

/**
 * Heap of the web process. V8 sizes its growth by the machine's memory: on 24 GB it let the process reach 468 MB under
 * load where
 * 226 MB serve as many requests (docs/performance.md).
 */
export const webHeap = ['--max-old-space-size=400', '--max-semi-space-size=8']

/**
 * Arenas of the system's allocator: one a thread by default, and each keeps what its thread once needed. Without effect
 * elsewhere than on Linux.
 */
const arenas = { MALLOC_ARENA_MAX: process.env['MALLOC_ARENA_MAX'] ?? '2' }

/**
 * Runs a TypeScript file on the project's Node and ends this process as it ended. An interrupt is
 * passed on as SIGTERM: at a terminal the child has had the interrupt itself, and twice would be "now".
 */
export function become(script, options = [], flags = []) {
  const child = spawn(projectNode, ['--disable-warning=ExperimentalWarning', ...flags, script, ...options], {
    cwd: root,
    env: projectEnvironment(arenas),
    stdio: 'inherit',
  })
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => child.kill('SIGTERM'))
  child.once('error', (error) => {
    console.error(`${projectNode} could not be started: ${error.message}`)
    process.exit(1)
  })
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (signal === 'SIGKILL' ? 9 : 15)))
}
