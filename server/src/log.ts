import { pino, type Logger } from 'pino'

/** Structured log of a process. What may hold a secret is never written. */
export function makeLog(level: string, role: string): Logger {
  return pino({
    level,
    base: { role, pid: process.pid },
    redact: {
      paths: [
        '*.password',
        '*.token',
        '*.refresh_token',
        '*.refreshtoken',
        'req.headers',
        'err.query',
        'err.parameters',
        'err.args',
        'err.detail',
        'err.where',
      ],
      censor: '…',
    },
  })
}
