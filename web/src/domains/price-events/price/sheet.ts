import type { SheetOf } from '@pandora/contract/workbook'
import type { Drawn } from '../../../charts/indicators/indicators.ts'
import type { Candle } from '../../../charts/price/interval.ts'
import type { chartTexts } from '../../../charts/texts.ts'
import type { Translate } from '../../../lib/texts.ts'
import type { PriceEvent } from '../pinned.ts'

type Words = NonNullable<(typeof chartTexts)['key']>

interface Shown {
  name: string
  bars: readonly Candle[]
  lines: readonly Drawn[]
  documents: ReadonlyMap<string, readonly PriceEvent[]>
  t: Translate<Words>
}

/** The table behind a price chart: its bars with their indicators and the titles of their documents. */
export const sheetOf = ({ name, bars, lines, documents, t }: Shown): SheetOf => ({
  name,
  head: [
    ...(['date', 'open', 'high', 'low', 'close', 'change', 'volume', 'amount', 'turnover'] as const).map((key) =>
      t(key),
    ),
    ...lines.map(({ name: line, pane }) => (pane === 'volume' ? `${t('volume')} ${line}` : line)),
    t('documents'),
  ],
  rows: bars.map((bar, at) => [
    bar.date,
    bar.open,
    bar.high,
    bar.low,
    bar.close,
    bar.changeRate,
    bar.volume,
    bar.amount,
    bar.turnoverRate,
    ...lines.map(({ values }) => values[at] ?? null),
    documents
      .get(bar.date)
      ?.map(({ title }) => title)
      .join(' | ') ?? null,
  ]),
})
