import { bandPercentiles, bandYears, type BandFigure, type BandYears } from '@pandora/contract/domains/figures/bands'
import type { figures } from '@pandora/contract/domains/figures/operations'
import type { OutputOf } from '@pandora/contract/operation'
import type { Line } from '../../../charts/lines.ts'

export type Bands = OutputOf<typeof figures.valuationBands>
export type Span = Bands['peTtmBands']['spans'][number]

/** Colours of the percentiles, from the lowest to the highest. */
const colours = ['series-5', 'series-8', 'series-7', 'series-3', 'series-6'] as const

export const bandsFor = (data: Bands, figure: BandFigure) => (figure === 'peTtm' ? data.peTtmBands : data.pbRatioBands)

/** The span that was chosen; else the longest of five years and less that has enough, else all. */
export function yearsOf(data: Bands, figure: BandFigure, asked: string | undefined): BandYears {
  const chosen = bandYears.find((one) => String(one) === asked)
  if (chosen !== undefined) return chosen
  const { spans } = bandsFor(data, figure)
  const enough = ([5, 3, 1] as const).find(
    (years) => (spans.find((one) => one.years === years)?.multiples.length ?? 0) > 0,
  )
  return enough ?? 0
}

/** The place of the first day that a span of years shows. */
export function beginOf(data: Bands, years: BandYears): number {
  const last = data.days.at(-1)
  if (last === undefined || years === 0) return 0
  const from = `${Number(last.slice(0, 4)) - years}${last.slice(4)}`
  const at = data.days.findIndex((day) => day >= from)
  return at < 0 ? 0 : at
}

interface Drawn {
  data: Bands
  figure: BandFigure
  span: Span
  begin: number
  of: 'multiple' | 'price'
  /** Names of the lines: of the course itself, and of the band at a percentile. */
  nameOf: (percent: number | null, multiple: number | null) => string
}

/** The course and its bands as lines; a day without a value is a gap in all of them that rest on it. */
export function linesOf({ data, figure, span, begin, of, nameOf }: Drawn): Line[] {
  const days = data.days.slice(begin)
  const values = data[figure].slice(begin)
  const prices = data.prices.slice(begin)
  const own: Line = {
    key: 'own',
    name: nameOf(null, null),
    colour: 'series-1',
    points: days.map((day, at) => [day, (of === 'multiple' ? values[at] : prices[at]) ?? null] as const),
  }
  const ends = [0, days.length - 1]
  return [
    own,
    ...span.multiples.map((multiple, place): Line => {
      const percent = bandPercentiles[place] ?? 0
      const priceAt = (at: number) => {
        const [value, price] = [values[at] ?? null, prices[at] ?? null]
        return value === null || price === null ? null : (price / value) * multiple
      }
      return {
        key: String(percent),
        name: nameOf(percent, multiple),
        colour: colours[place] ?? 'series-7',
        points:
          of === 'multiple'
            ? ends.map((at) => [days[at] ?? '', multiple] as const)
            : days.map((day, at) => [day, priceAt(at)] as const),
      }
    }),
  ]
}
