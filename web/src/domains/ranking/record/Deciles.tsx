import type { rankRecord } from '@pandora/contract/domains/ranking/weight-operations'
import type { z } from 'zod'
import { endsOf, percent } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { Figure } from '../../../ui/Figure.tsx'
import { DataTable, type Column } from '../../../ui/table/DataTable.tsx'
import { rankingTexts, type RankingSay } from '../texts.ts'

type Decile = z.infer<typeof rankRecord>['deciles'][number]
type Interval = Decile['hitRate']

const columnsOf = (t: RankingSay): Column<Decile>[] => {
  const span = (value: Interval, scale: number, sign: boolean) => {
    const ends = value && endsOf(value)
    if (!ends) return '–'
    const text = (end: number) => percent(end * scale, { digits: 1, sign })
    return t('spanOf', { low: text(ends.low), high: text(ends.high) })
  }
  return [
    {
      key: 'decile',
      title: t('decile'),
      width: 'minmax(84px, 1fr)',
      value: (one) => one.decile,
      cell: (one) => (one.decile === 1 ? t('bestTenth') : one.decile === 10 ? t('worstTenth') : String(one.decile)),
    },
    {
      key: 'excess',
      title: t('excess'),
      width: '100px',
      figures: true,
      value: (one) => one.excess?.value ?? null,
      cell: (one) => <Figure value={one.excess?.value} as="percent" change />,
    },
    {
      key: 'excessSpan',
      title: t('interval'),
      width: 'minmax(120px, 1fr)',
      wideOnly: true,
      sortable: false,
      value: (one) => span(one.excess, 1, true),
    },
    {
      key: 'hitRate',
      title: t('hitRate'),
      width: '76px',
      figures: true,
      value: (one) => (one.hitRate === null ? null : one.hitRate.value * 100),
      cell: (one) => <Figure value={one.hitRate === null ? null : one.hitRate.value * 100} as="percent" digits={1} />,
    },
    {
      key: 'hitSpan',
      title: t('interval'),
      width: 'minmax(120px, 1fr)',
      wideOnly: true,
      sortable: false,
      value: (one) => span(one.hitRate, 100, false),
    },
    {
      key: 'samples',
      title: t('samples'),
      width: '76px',
      figures: true,
      value: (one) => one.samples,
      cell: (one) => <Figure value={one.samples} digits={0} />,
    },
  ]
}

/** What came of each tenth of the ranking: return over the industry and share that beat it, with intervals. */
export function Deciles({ deciles }: { deciles: readonly Decile[] }) {
  const t = useTexts(rankingTexts)
  return <DataTable label={t('deciles')} columns={columnsOf(t)} rows={deciles} rowKey={(one) => String(one.decile)} />
}
