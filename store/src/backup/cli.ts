import { backup } from './backup.ts'
import { textsFor } from './cli-texts.ts'
import { restore } from './restore.ts'

const [command, file] = process.argv.slice(2)
const home = process.env.PANDORA_HOME || '.pandora'
// What belongs to the queue of jobs only its owner can read, and restoring makes tables.
const databaseUrl = process.env.DATABASE_OWNER_URL || process.env.DATABASE_URL || undefined
const say = textsFor(process.env)

try {
  if (file === undefined || (command !== 'backup' && command !== 'restore')) {
    console.error(say.usage)
    process.exitCode = 1
  } else if (command === 'backup') {
    console.log(say.writing(home, file))
    const begun = performance.now()
    const report = await backup({ home, databaseUrl, file })
    console.log(
      say.written(
        report.files,
        `${(report.bytes / 1e6).toFixed(1)} MB`,
        ((performance.now() - begun) / 1000).toFixed(1),
      ),
    )
  } else {
    console.log(say.reading(file, home))
    const report = await restore({ home, databaseUrl, file })
    console.log(say.restored(report.home, report.createdAt))
  }
} catch (error) {
  const code = error instanceof Error && 'code' in error ? String(error.code) : 'error'
  console.error(say.failed(code, error instanceof Error ? error.message : String(error)))
  process.exitCode = 1
}
