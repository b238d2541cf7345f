// Runs one program in our place: its output is ours, our signals reach it, its end is our end.
import { spawn } from 'node:child_process'
import { projectEnvironment, projectNode, root } from './prepare.mjs'

/**
 * Runs a TypeScript file on the project's Node and ends this process as it ended. An interrupt is
 * passed on as SIGTERM: at a terminal the child has had the interrupt itself, and twice would be "now".
 */
export function become(script, options = []) {
  const child = spawn(projectNode, ['--disable-warning=ExperimentalWarning', script, ...options], {
    cwd: root,
    env: projectEnvironment(),
    stdio: 'inherit',
  })
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => child.kill('SIGTERM'))
  child.once('error', (error) => {
    console.error(`${projectNode} could not be started: ${error.message}`)
    process.exit(1)
  })
  child.once('exit', (code, signal) => process.exit(code ?? 128 + (signal === 'SIGKILL' ? 9 : 15)))
}
