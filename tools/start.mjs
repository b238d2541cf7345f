// npm start: from a fresh clone to the running product.
import { join } from 'node:path'
import { become, webHeap } from './child.mjs'
import { prepareOrExit, root } from './prepare.mjs'
import { buildWeb } from './web-build.mjs'

prepareOrExit()
const web = buildWeb()
if (web.state === 'failed') {
  console.error(`The web could not be built.\n${web.log}`)
  process.exit(1)
}
become(join(root, 'server', 'src', 'main.ts'), process.argv.slice(2), webHeap)
