import { httpBench } from './http.ts'
import { importBench } from './import.ts'
import { liveBench } from './live.ts'
import { machine } from './machine.ts'
import { startBench } from './start.ts'

const benches: Record<string, () => Promise<object>> = { http: httpBench, import: importBench, live: liveBench, start: startBench }

// npm run bench -- <name>: prints one JSON object with the figures and the machine.
const name = process.argv[2] ?? ''
const bench = benches[name]
if (!bench) {
  process.stderr.write(`npm run bench -- <${Object.keys(benches).join(' | ')}>\n`)
  process.exit(1)
}
const takenAt = new Date().toISOString()
process.stdout.write(`${JSON.stringify({ bench: name, takenAt, machine: machine(), ...(await bench()) }, null, 2)}\n`)
