// npm run import, backup, …: node tools/run.mjs <script.ts> [...]
import { resolve } from 'node:path'
import { become } from './child.mjs'
import { prepareOrExit, root } from './prepare.mjs'

const [script, ...options] = process.argv.slice(2)
if (script === undefined) {
  console.error('Usage: node tools/run.mjs <script.ts> [...]')
  process.exit(1)
}
prepareOrExit()
become(resolve(root, script), options)
