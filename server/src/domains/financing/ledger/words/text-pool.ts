import { at, withRoom } from './columns.ts'

/**
 * Texts by number, each once, as UTF-8 in one piece of memory: a hundred thousand names cost their bytes and twelve
 * more each, and nothing that the collector has to walk. Texts are only added, so that a number stands for good.
 */
export class TextPool {
  #bytes = Buffer.allocUnsafeSlow(1 << 12)
  #starts = new Uint32Array(256)
  /** Open addressing: number of the text of a hash, or −1. */
  #slots = new Int32Array(512).fill(-1)
  #scratch = Buffer.allocUnsafeSlow(1 << 10)
  count = 0

  /** The number of a text; −1 of one that is not among them. */
  find(text: string): number {
    const length = this.#write(text)
    return at(this.#slots, this.#slotOf(this.#scratch, 0, length))
  }

  /** The number of a text, which is added where it is new. */
  add(text: string): number {
    const length = this.#write(text)
    const slot = this.#slotOf(this.#scratch, 0, length)
    const known = at(this.#slots, slot)
    if (known >= 0) return known
    const id = this.count++
    const start = at(this.#starts, id)
    if (start + length > this.#bytes.length) {
      const wider = Buffer.allocUnsafeSlow(Math.max(start + length, Math.ceil(this.#bytes.length * 1.3)))
      this.#bytes.copy(wider, 0, 0, start)
      this.#bytes = wider
    }
    this.#scratch.copy(this.#bytes, start, 0, length)
    this.#starts = withRoom(this.#starts, id + 2)
    this.#starts[id + 1] = start + length
    this.#slots[slot] = id
    if (this.count * 4 > this.#slots.length * 3) this.#spread()
    return id
  }

  textOf(id: number): string {
    return this.#bytes.toString('utf8', at(this.#starts, id), at(this.#starts, id + 1))
  }

  /** Order of two texts by their bytes: below 0 where the first comes first. */
  compare(one: number, other: number): number {
    return this.#bytes.compare(
      this.#bytes,
      at(this.#starts, other),
      at(this.#starts, other + 1),
      at(this.#starts, one),
      at(this.#starts, one + 1),
    )
  }

  #write(text: string): number {
    if (text.length * 3 > this.#scratch.length) this.#scratch = Buffer.allocUnsafeSlow(text.length * 3)
    return this.#scratch.write(text, 'utf8')
  }

  /** The slot in which the text stands, or the one for it. */
  #slotOf(bytes: Buffer, from: number, to: number): number {
    const mask = this.#slots.length - 1
    let slot = hashOf(bytes, from, to) & mask
    for (let id = at(this.#slots, slot); id >= 0; id = at(this.#slots, slot)) {
      const [start, end] = [at(this.#starts, id), at(this.#starts, id + 1)]
      if (end - start === to - from && this.#bytes.compare(bytes, from, to, start, end) === 0) return slot
      slot = (slot + 1) & mask
    }
    return slot
  }

  #spread(): void {
    this.#slots = new Int32Array(this.#slots.length * 2).fill(-1)
    for (let id = 0; id < this.count; id++)
      this.#slots[this.#slotOf(this.#bytes, at(this.#starts, id), at(this.#starts, id + 1))] = id
  }
}

/** Fowler, Noll and Vo's hash (FNV-1a), mixed once more so that its low bits tell. */
function hashOf(bytes: Buffer, from: number, to: number): number {
  let hash = 0x81_1c_9d_c5
  for (let place = from; place < to; place++) hash = Math.imul(hash ^ at(bytes, place), 0x01_00_01_93)
  return (hash ^ (hash >>> 15)) >>> 0
}
