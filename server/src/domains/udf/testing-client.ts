/** A bar as charts take it: time in ms. */
export interface ClientBar {
  time: number
  open: number
  high: number
  low: number
  close: number
  volume?: number
}
export interface ClientMark {
  id: string
  time: number
  color: unknown
  text: string
  label: string
  labelFontColor: string
  minSize: number
}
export type Fetched = { status: number; body: string }

type Columns = Record<string, unknown>

/**
 * A client of the UDF protocol as charting libraries have it: it asks below one address, looks into bodies and not at
 * statuses, takes columns or rows, and pages
 * back by `nextTime`. For tests.
 */
export class UdfClient {
  readonly #base: string
  readonly #fetch: (url: string) => Promise<Fetched>

  constructor(base: string, fetch: (url: string) => Promise<Fetched>) {
    this.#base = base
    this.#fetch = fetch
  }

  async ask(path: string, query: Readonly<Record<string, string | number>> = {}): Promise<unknown> {
    const text = new URLSearchParams(
      Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString()
    const { body } = await this.#fetch(`${this.#base}/${path}${text ? `?${text}` : ''}`)
    return path === 'time' ? Number(body) : JSON.parse(body)
  }

  async resolve(symbol: string): Promise<Columns> {
    const answer = (await this.ask('symbols', { symbol })) as Columns
    if (answer['s'] !== undefined) throw new Error('unknown_symbol')
    return answer
  }

  /** Bars in [from, to), or so many before `to`. Throws what the server says went wrong. */
  async bars(
    symbol: string,
    resolution: string,
    window: { from: number; to: number; countback?: number },
  ): Promise<{ bars: ClientBar[]; noData: boolean; nextTime?: number | undefined }> {
    const answer = (await this.ask('history', { symbol, resolution, ...window })) as {
      s: string
      errmsg?: string
      nextTime?: number
    } & Record<'t' | 'c', number[]> &
      Partial<Record<'o' | 'h' | 'l' | 'v', number[]>>
    if (answer.s === 'no_data') return { bars: [], noData: true, nextTime: answer.nextTime }
    if (answer.s !== 'ok') throw new Error(answer.errmsg)
    return {
      noData: false,
      bars: answer.t.map((time, at) => ({
        // As the protocol's own reader does: an answer without opens, highs and lows is one of closes.
        time: time * 1000,
        open: (answer.o ?? answer.c)[at] ?? Number.NaN,
        high: (answer.h ?? answer.c)[at] ?? Number.NaN,
        low: (answer.l ?? answer.c)[at] ?? Number.NaN,
        close: answer.c[at] ?? Number.NaN,
        ...(answer.v ? { volume: answer.v[at] ?? Number.NaN } : {}),
      })),
    }
  }

  /** Marks, from columns of which any may be one value for all. */
  async marks(symbol: string, resolution: string, from: number, to: number): Promise<ClientMark[]> {
    const answer = (await this.ask('marks', { symbol, resolution, from, to })) as Columns & { id: string[] }
    const of = (field: string, at: number): unknown =>
      Array.isArray(answer[field]) ? (answer[field] as unknown[])[at] : answer[field]
    return answer.id.map(
      (id, at) =>
        ({
          id,
          time: of('time', at),
          color: of('color', at),
          text: of('text', at),
          label: of('label', at),
          labelFontColor: of('labelFontColor', at),
          minSize: of('minSize', at),
        }) as ClientMark,
    )
  }
}
