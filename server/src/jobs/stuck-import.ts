// For watchdog.test.ts: a worker process that comes to a piece of work which never ends.
import { makeLog } from '../log.ts'
import { startWatchdog } from './watchdog.ts'

const watchdog = startWatchdog({
  url: process.env['URL'] ?? '',
  log: makeLog('silent', 'worker'),
  stuckMs: Number(process.env['STUCK']),
  cancelMs: Number(process.env['CANCEL']),
})
await watchdog.during(Number(process.env['RUN']), async () => {
  process.send?.('begun')
  await new Promise((resolve) => {
    setTimeout(resolve, 200)
  })
  for (let at = 0; ; at++) if (at < 0) break
})
