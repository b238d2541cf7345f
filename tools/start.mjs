// npm start: from a fresh clone to the running product.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { become, webHeap } from './child.mjs'
import { prepareOrExit, projectEnvironment, projectNode, root } from './prepare.mjs'
import { buildWeb } from './web-build.mjs'

prepareOrExit()
/** Compiles the product beside a build of the web: where one is new, so most likely is the other. */
let compiling
const web = buildWeb({
  beside: () => {
    const script = join(root, 'tools', 'compile-ahead.mjs')
    compiling = once(spawn(projectNode, [script], { env: projectEnvironment(), stdio: 'ignore' }), 'exit')
    // Where it cannot be started, the product compiles itself.
    compiling.catch(() => undefined)
  },
})
if (web.state === 'failed') {
  console.error(`The web could not be built.\n${web.log}`)
  process.exit(1)
}
await compiling?.catch(() => undefined)
become(join(root, 'server', 'src', 'main.ts'), process.argv.slice(2), webHeap)
