// The database driver writes to a connection that has gone: whoever asked waits for ever, and the process is told of a
// fault that nobody can catch (porsager/postgres issues 1066, 1154 and 1208, open in 3.4.9). Mended in place after an
// installation; a version that reads otherwise stops here, to be looked at by whoever raises it.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const unguarded = `  function nextWrite(fn) {
    const x = socket.write(chunk, fn)
    nextWriteTimer !== null && clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
    return x
  }
`
const guarded = `  function nextWrite(fn) {
    if (socket === null) {
      dropWrites()
      error(Errors.connection('CONNECTION_CLOSED', options))
      return false
    }
    const x = socket.write(chunk, fn)
    dropWrites()
    return x
  }

  function dropWrites() {
    nextWriteTimer !== null && clearImmediate(nextWriteTimer)
    chunk = nextWriteTimer = null
  }
`
/** What forgets that writes were gathered, but not the writes. */
const forgetsHalf = '    clearImmediate(nextWriteTimer)\n'

/** The driver's source with its mend; as it is where it is mended. Throws where it reads otherwise. */
export function mended(source) {
  if (source.includes(guarded)) return source
  if (!source.includes(unguarded) || source.split(forgetsHalf).length !== 3)
    throw new Error('The database driver is not the one that tools/mend-driver.mjs knows')
  return source.replace(unguarded, guarded).replaceAll(forgetsHalf, '    dropWrites()\n')
}

/** Mends the driver that is installed under a folder. */
export function mendDriver(root) {
  const path = join(root, 'node_modules/postgres/src/connection.js')
  const source = readFileSync(path, 'utf8')
  const wanted = mended(source)
  if (wanted !== source) writeFileSync(path, wanted)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) mendDriver(join(import.meta.dirname, '..'))
