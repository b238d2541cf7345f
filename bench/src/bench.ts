import { alertsBench } from './alerts.ts'
import { collectBench } from './opinion/collect.ts'
import { postsBench } from './opinion/posts.ts'
import { demoBench } from './demo.ts'
import { demoLanguageBench } from './demo-language.ts'
import { deskBench } from './desk.ts'
import { digestMailBench } from './digest/mail.ts'
import { financingBench } from './financing/financing.ts'
import { fullTextBench } from './full-text.ts'
import { growthBench } from './growth.ts'
import { httpBench } from './http.ts'
import { importBench } from './import.ts'
import { intelligenceBench } from './intelligence.ts'
import { liveBench } from './live.ts'
import { machine } from './machine.ts'
import { membershipBench } from './membership.ts'
import { screensBench } from './screens/screens.ts'
import { shockBench } from './shock.ts'
import { policyBench } from './policy.ts'
import { policyLibraryBench } from './policy-library.ts'
import { questionsBench } from './answers/questions.ts'
import { startBench } from './start.ts'
import { supplyBench } from './supply.ts'
import { weightBench } from './weight.ts'

const benches: Record<string, (only: readonly string[]) => Promise<object>> = {
  alerts: alertsBench,
  collect: collectBench,
  demo: demoBench,
  'demo-language': demoLanguageBench,
  desk: deskBench,
  'digest-mail': digestMailBench,
  financing: financingBench,
  'full-text': fullTextBench,
  growth: growthBench,
  http: httpBench,
  import: importBench,
  intelligence: intelligenceBench,
  live: liveBench,
  membership: membershipBench,
  screens: screensBench,
  shock: shockBench,
  policy: policyBench,
  'policy-library': policyLibraryBench,
  posts: postsBench,
  questions: questionsBench,
  start: startBench,
  supply: supplyBench,
  weight: weightBench,
}

// npm run bench -- <name>: prints one JSON object with the figures and the machine. `http` and `desk` take names of
// readings behind them, to take those alone; `growth` a picture's name and the files that `desk` printed.
const [name = '', ...only] = process.argv.slice(2)
const bench = benches[name]
if (!bench) {
  process.stderr.write(`npm run bench -- <${Object.keys(benches).join(' | ')}>\n`)
  process.exit(1)
}
const takenAt = new Date().toISOString()
process.stdout.write(
  `${JSON.stringify({ bench: name, takenAt, machine: machine(), ...(await bench(only)) }, null, 2)}\n`,
)
