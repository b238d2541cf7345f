import { errorText } from '@pandora/contract/all-errors'
import type { Progress } from './progress.ts'
import type { RunResult } from './run.ts'
import { totalOf } from './tally.ts'

const number = new Intl.NumberFormat('en')

/** Seconds as `m:ss`. */
export function duration(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

/** One line of progress: share, rows, rate, estimate. What cannot be told is left out. */
export function progressLine(name: string, { bytes, bytesTotal, rows, rejected, rate, secondsLeft }: Progress): string {
  const share = bytesTotal ? ` ${Math.min(100, Math.floor((bytes / bytesTotal) * 100))} %` : ''
  const speed = rate === null ? '' : `, ${number.format(Math.round(rate))} rows/s`
  const left = secondsLeft === null ? '' : `, ${duration(secondsLeft)} left`
  return `${name}:${share} ${number.format(rows)} rows${rejected > 0 ? `, ${number.format(rejected)} rejected` : ''}${speed}${left}`
}

/** The end of a run in one paragraph: read, new, updated, unchanged, rejected; then by kind of fact. */
export function summaryLines({
  runId,
  name,
  profile,
  dryRun,
  state,
  tally,
  error,
}: RunResult & { runId: number; name: string; profile: string; dryRun: boolean }): string[] {
  const title = `${name} (${profile}, run ${runId}${dryRun ? ', dry run: nothing written' : ''})`
  if (state === 'cancelled' || state === 'queued') return [`${title}: cancelled, nothing of it stays`]
  if (state === 'failed')
    return [`${title}: ${error ? `${error.code}: ${errorText(error.code, 'en', error.data)}` : 'failed'}`]
  const total = totalOf(tally)
  const { partial } = total
  const parts = (counts: Omit<typeof total, 'partial'>): string =>
    (['read', 'new', 'updated', 'unchanged', 'duplicate', 'rejected'] as const)
      .map((part) => `${part} ${number.format(counts[part])}`)
      .join(', ')
  return [
    `${title}: ${parts(total)}`,
    ...Object.entries(tally.kinds).map(([kind, counts]) => `  ${kind}: ${parts(counts)}`),
    ...(partial ? [`  kept without open, high or low: ${number.format(partial)}`] : []),
  ]
}

/**
 * A line of the terminal that is written over as it changes; where there is no terminal, a plain line about every five
 * seconds.
 */
export class TerminalLine {
  readonly #out: NodeJS.WriteStream
  #shown = 0
  #plainAt = 0

  constructor(out: NodeJS.WriteStream) {
    this.#out = out
  }

  show(text: string): void {
    if (this.#out.isTTY) {
      this.#out.write(`\r${text.padEnd(this.#shown)}`)
      this.#shown = text.length
    } else if (performance.now() - this.#plainAt > 5000) {
      this.#plainAt = performance.now()
      this.#out.write(`${text}\n`)
    }
  }

  end(): void {
    if (this.#out.isTTY && this.#shown > 0) this.#out.write(`\r${' '.repeat(this.#shown)}\r`)
  }
}
