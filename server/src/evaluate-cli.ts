import { errorText, Refusal } from '@pandora/contract/errors'
import { resolveDatabase } from '@pandora/store/cluster/resolve-database'
import { connect, type Sql } from '@pandora/store/database'
import { readConfig } from './config.ts'
import { demoTruth } from './evaluate/demo-truth.ts'

/** What can be measured, by name. */
const evaluations: Readonly<Record<string, (sql: Sql, home: string) => Promise<object>>> = { 'demo-truth': demoTruth }

// npm run evaluate -- <task>: prints one JSON object.
const evaluation = evaluations[process.argv[2] ?? '']
if (!evaluation) {
  console.error(`npm run evaluate -- <${Object.keys(evaluations).join(' | ')}>`)
  process.exit(1)
}
const config = readConfig(process.env)
const database = await resolveDatabase({ databaseUrl: config.DATABASE_URL, home: config.PANDORA_HOME, join: true })
const sql = connect(database.url, { max: 2, name: 'pandora-evaluate' })
try {
  console.log(JSON.stringify(await evaluation(sql, config.PANDORA_HOME), null, 2))
} catch (error) {
  console.error(error instanceof Refusal ? `${error.code}: ${errorText(error.code, 'en', error.data)}` : error)
  process.exitCode = 1
} finally {
  await sql.end({ timeout: 5 })
  await database.stop()
}
