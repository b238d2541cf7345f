import type { Ledger } from './ledger.ts'

/** Rounds that ledgers of the past may have together; the one asked for last is kept whatever it has. */
const MOST_ROUNDS = 60_000
/** How long one is kept that nobody asks for, in ms. */
const QUIET_MS = 60_000

/** Ledgers of past instants: few are kept, for a while, for each is as large as that of the present. */
export class PastLedgers {
  /** Those asked for last stand last. */
  readonly #kept = new Map<object, Promise<Ledger>>()
  #quiet: NodeJS.Timeout | undefined

  /** How to come by a ledger: what was made and is still kept, else made again. */
  entry(make: () => Promise<Ledger>): () => Promise<Ledger> {
    const key = {}
    return async () => {
      const known = this.#kept.get(key) ?? make()
      this.#kept.delete(key)
      this.#kept.set(key, known)
      try {
        const ledger = await known
        await this.#letGo()
        return ledger
      } catch (error) {
        this.#kept.delete(key)
        throw error
      }
    }
  }

  async #letGo(): Promise<void> {
    clearTimeout(this.#quiet)
    this.#quiet = setTimeout(() => this.#kept.clear(), QUIET_MS)
    this.#quiet.unref()
    let rounds = 0
    for (const [key, ledger] of [...this.#kept].toReversed()) {
      const { count } = await ledger.catch(() => ({ count: 0 }))
      if (rounds > 0 && rounds + count > MOST_ROUNDS) this.#kept.delete(key)
      rounds += count
    }
  }
}
