// Fails when a sheet holds what it may not (styles.mjs). `--write` lists what there is now, where it is less.
import { readFileSync, writeFileSync } from 'node:fs'
import { root } from '../prepare.mjs'
import { breachesUnder, faultsOf } from './styles.mjs'

const list = new URL('./debts.json', import.meta.url)
const debts = JSON.parse(readFileSync(list, 'utf8'))
const found = breachesUnder(root)
if (process.argv.includes('--write')) {
  const fewer = Object.entries(debts).flatMap(([file, allowed]) => {
    const left = Math.min(allowed, found.get(file)?.length ?? 0)
    return left > 0 ? [[file, left]] : []
  })
  writeFileSync(list, `${JSON.stringify(Object.fromEntries(fewer), null, 2)}\n`)
  process.exit()
}
const faults = faultsOf(found, debts)
for (const fault of faults) console.log(fault)
const listed = Object.values(debts).reduce((sum, count) => sum + count, 0)
console.log(`${faults.length} breaches of style, ${listed} listed as debts`)
process.exitCode = faults.length > 0 ? 1 : 0
