import { Writable } from 'node:stream'
import type { Db } from './database.ts'

/** The driver's query as it is while it streams: it is settled by the stream, and once more by how COPY ended. */
interface Streaming {
  resolve: (value: unknown) => void
  reject: (error: unknown) => void
}

/**
 * Sends text to a `copy … from stdin` and answers how many rows the server says it stored.
 * The driver tells no error that comes after the last byte (its stream then ends with the connection's next statement,
 * as if all were
 * well), and no count; both reach its query, which nobody hears any more by then. So the query is listened to here.
 * Throws the server's error; when `chunks` throws, nothing is stored and that is thrown.
 */
export async function copyIn(db: Db, statement: string, chunks: Iterable<string>): Promise<number> {
  const query = db.unsafe(statement)
  const ended = Promise.withResolvers<number>()
  ended.promise.catch(() => undefined)
  listen(query as unknown as Streaming, ended)
  const stream = await query.writable()
  const giveUp = calmly(stream)
  // Why it broke is told by the query.
  stream.on('error', () => undefined)
  const broken = new Promise<void>((resolve) => {
    stream.once('close', resolve)
  })
  try {
    for (const chunk of chunks) {
      if (stream.destroyed) break
      if (!stream.write(chunk))
        await Promise.race([
          new Promise<void>((resolve) => {
            stream.once('drain', resolve)
          }),
          broken,
        ])
    }
  } catch (error) {
    giveUp(error as Error)
    await ended.promise.catch(() => undefined)
    throw error
  }
  if (!stream.destroyed) stream.end()
  return ended.promise
}

/**
 * Whenever its stream is destroyed the driver tells the server that COPY failed, also over a connection that is gone:
 * it then throws where
 * nobody can catch it, before its query hears of the end. So it tells only where we give up ourselves, by the function
 * that is answered.
 */
function calmly(stream: Writable): (error: Error) => void {
  const tell = stream._destroy.bind(stream)
  let ours = false
  stream._destroy = (error, done) => {
    if (!ours || stream.writableEnded) return done(error)
    try {
      tell(error, done)
    } catch {
      // The connection is gone, and the query is told so.
    }
  }
  return (error) => {
    ours = true
    stream.destroy(error)
  }
}

function listen(query: Streaming, ended: PromiseWithResolvers<number>): void {
  const { resolve, reject } = query
  if (typeof resolve !== 'function' || typeof reject !== 'function')
    throw new Error('the database driver has changed: COPY cannot be listened to')
  query.resolve = (value) => {
    resolve(value)
    if (value instanceof Writable) return
    const count = (value as { count?: unknown } | null)?.count
    if (typeof count === 'number') ended.resolve(count)
    else ended.reject(new Error('COPY told no count'))
  }
  query.reject = (error) => {
    reject(error)
    ended.reject(error)
  }
}
