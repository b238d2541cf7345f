// For apart.test.ts: work that answers, refuses, fails, fills its memory piece by piece or at once, ends without a
// word, or never ends.
import { importsErrors } from '@pandora/contract/domains/imports/errors'
import { Refusal } from '@pandora/contract/errors'
import { workAlone } from './apart.ts'

workAlone((what: string) => {
  switch (what) {
    case 'endless':
      for (let at = 0; ; at++) if (at < 0) return String(at)
    case 'hungry': {
      const held: object[] = []
      for (;;) held.push({ of: held.length, more: [held.length] })
    }
    case 'hungry at once': {
      const held: number[][] = []
      for (;;) held.push(Array.from<number>({ length: 30_000_000 }).fill(held.length))
    }
    case 'silent':
      return process.exit(0)
    case 'trapped':
      return process.kill(process.pid, 'SIGTRAP')
    case 'refused':
      throw new Refusal(importsErrors.BINARY_FILE, { file: 'f' })
    case 'wrong':
      throw new TypeError('not so')
    case 'surroundings':
      return Object.keys(process.env).join()
    default:
      return what
  }
})
