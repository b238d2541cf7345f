import { at, withRoom } from './columns.ts'

/** Characters of a piece that further names are still added to. */
const PIECE = 1 << 20

interface Piece {
  /** Names one behind another, each with a line's end before it. */
  text: string
  starts: Uint32Array
  count: number
}

interface Kind {
  pieces: Piece[]
  waiting: string[]
  ids: Uint32Array
  count: number
}
const nothing = (): Kind => ({ pieces: [], waiting: [], ids: new Uint32Array(0), count: 0 })

/**
 * Names in the form that they are searched by, one behind another in few long texts: all that hold some letters are
 * found in a few milliseconds among a million.
 */
export class NameSearch {
  /** Names of Latin letters apart: a text of them alone takes half the memory. */
  readonly #kinds: readonly [Kind, Kind] = [nothing(), nothing()]

  /** Adds a name; `plain` without a line's end. */
  add(id: number, plain: string): void {
    // oxlint-disable-next-line no-control-regex
    const kind = this.#kinds[/^[\u0000-\u00ff]*$/u.test(plain) ? 0 : 1]
    kind.ids = withRoom(kind.ids, kind.count + 1)
    kind.ids[kind.count++] = id
    kind.waiting.push(plain)
    // What waits is many small texts, which cost far more than the piece that they become.
    if (kind.waiting.length >= 4096) pieceOf(kind)
  }

  /** Says the number of every name that holds a text, in no order, with where it stands and how long the name is. */
  each(text: string, say: (id: number, place: number, length: number) => void): void {
    for (const kind of this.#kinds) {
      pieceOf(kind)
      let before = 0
      for (const { text: own, starts, count } of kind.pieces) {
        for (let found = own.indexOf(text); found >= 0;) {
          let [low, high] = [0, count]
          while (low < high) {
            const middle = (low + high) >> 1
            if (at(starts, middle) <= found) low = middle + 1
            else high = middle
          }
          const [start, end] = [at(starts, low - 1), low < count ? at(starts, low) - 1 : own.length]
          say(at(kind.ids, before + low - 1), found - start, end - start)
          if (low >= count) break
          found = own.indexOf(text, at(starts, low))
        }
        before += count
      }
    }
  }
}

/** Puts what waits behind the last piece, or into one of its own. */
function pieceOf(kind: Kind): void {
  if (kind.waiting.length === 0) return
  const last = kind.pieces.at(-1)
  const open = last && last.text.length < PIECE ? last : undefined
  const piece: Piece = open ?? { text: '', starts: new Uint32Array(0), count: 0 }
  let end = piece.text.length
  piece.starts = withRoom(piece.starts, piece.count + kind.waiting.length)
  for (const plain of kind.waiting) {
    piece.starts[piece.count++] = end + 1
    end += plain.length + 1
  }
  piece.text = `${piece.text}\n${kind.waiting.join('\n')}`
  kind.waiting = []
  if (!open) kind.pieces.push(piece)
}
