import { chainsErrors } from '@pandora/contract/domains/chains/errors'
import { Refusal } from '@pandora/contract/errors'
import { workApart } from '../../../shared/apart.ts'
import { mayHoldTable, type Table } from './read-tables.ts'

/** What reading a file may take, MB of heap and seconds: a sheet of 100,000 rows took 0.5 GB. */
const LIMITS = { mb: 1000, seconds: 60 }

/** One file is read at a time: two at once could fill the memory. */
let before: Promise<unknown> = Promise.resolve()

/**
 * The tables of a file, read in a process with limits of its own. Throws CHAIN_FILE_UNREADABLE,
 * CHAIN_FILE_WITH_MACROS, CHAIN_FILE_TOO_LONG.
 */
export async function readApart(file: string, content: string): Promise<Table[]> {
  const unreadable = new Refusal(chainsErrors.CHAIN_FILE_UNREADABLE, { file })
  const bytes = Buffer.from(content, 'base64')
  if (!mayHoldTable(bytes)) throw unreadable
  const read = () =>
    workApart<Table[]>(new URL('./read-alone.ts', import.meta.url), [file, bytes], {
      ...LIMITS,
      late: unreadable,
      tooLarge: unreadable,
      broken: unreadable,
    })
  const mine = before.then(read, read)
  before = mine
  return mine
}
