import type { industries } from '@pandora/contract/domains/industries/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { named } from '../../lib/names.ts'
import { useTexts, type Translate } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Figure } from '../../ui/Figure.tsx'
import type { Column } from '../../ui/table/DataTable.tsx'
import { breadthShares } from './breadth.ts'
import { industryTexts } from './texts.ts'
import styles from './Industries.module.css'
import { ofSum } from '../../ui/basis/basis.ts'
import { Text } from '../../ui/kit/Text.tsx'

export type NodeRow = OutputOf<typeof industries.nodes>['dataList'][number]
type Keys = NonNullable<(typeof industryTexts)['key']>

/** Companies that stand together, in an industry or on an exchange, with their figures. */
type Group = Omit<NodeRow, 'id' | 'level' | 'nameZh' | 'nameEn' | 'num'>

/** A group by its name; on a phone how many companies it has stands below, not in a column of its own. */
export function Named({ name, companies }: { name: string; companies: number }) {
  const t = useTexts(industryTexts)
  const phone = usePhone()
  if (!phone) return <Text>{name}</Text>
  return (
    <span className={styles.name}>
      <Text as="b">{name}</Text>
      <small>{t('treeCount', { count: companies })}</small>
    </span>
  )
}

/** Columns of industries with the figures of their companies. */
export const nodeColumns = (t: Translate<Keys>, language: string): Column<NodeRow>[] => [
  { key: 'code', title: t('code'), width: '72px', wideOnly: true, value: ({ id }) => id },
  {
    key: 'name',
    title: t('name'),
    width: 'minmax(110px, 1.4fr)',
    value: (one) => named(one.nameZh, one.nameEn, language),
    cell: (one) => <Named name={named(one.nameZh, one.nameEn, language)} companies={one.num} />,
  },
  { key: 'companies', title: t('companies'), width: '84px', figures: true, wideOnly: true, value: ({ num }) => num },
  ...groupColumns(t),
]

/** Columns of the figures over companies that stand together. */
export function groupColumns<Row extends Group>(t: Translate<Keys>): Column<Row>[] {
  return [
    {
      key: 'change',
      title: t('meanChange'),
      width: '96px',
      figures: true,
      value: ({ change }) => change,
      cell: ({ change }) => <Figure value={change} as="percent" change reason={t('noQuote')} />,
    },
    {
      key: 'breadth',
      title: t('breadth'),
      width: 'minmax(72px, 0.8fr)',
      wideOnly: true,
      value: ({ rising, falling }) => rising - falling,
      cell: (one) => {
        const shares = breadthShares(one)
        return shares ? (
          <span className={styles.mini} title={`▲ ${one.rising} · ${one.flat} · ▼ ${one.falling}`}>
            {(['rising', 'flat', 'falling'] as const).map((side) =>
              shares[side] > 0 ? <i key={side} data-side={side} style={{ flexGrow: shares[side] }} /> : null,
            )}
          </span>
        ) : (
          '–'
        )
      },
    },
    {
      key: 'marketCap',
      title: t('marketCap'),
      width: '92px',
      figures: true,
      oneUnit: true,
      value: ({ marketCap }) => marketCap,
      basis: ({ capStandIns }) => ofSum(capStandIns),
      cell: ({ marketCap }) => <Figure value={marketCap} basis="beside" as="short" reason={t('noCap')} />,
    },
    {
      key: 'pe',
      title: t('pe'),
      width: '88px',
      figures: true,
      wideOnly: true,
      value: ({ pe }) => pe,
      basis: ({ capStandIns }) => ofSum(capStandIns),
      cell: ({ pe }) => <Figure value={pe} basis="beside" digits={1} reason={t('peNone')} />,
    },
    {
      key: 'revenueGrowth',
      title: t('revenueGrowthShort'),
      width: '104px',
      figures: true,
      wideOnly: true,
      value: ({ revenueGrowth }) => revenueGrowth,
      cell: ({ revenueGrowth }) => (
        <Figure value={revenueGrowth} as="percent" digits={1} change reason={t('noGrowth')} />
      ),
    },
    {
      key: 'roe',
      title: t('roe'),
      width: '76px',
      figures: true,
      wideOnly: true,
      value: ({ roe }) => roe,
      cell: ({ roe }) => <Figure value={roe} digits={1} reason={t('noFigure')} />,
    },
    {
      key: 'impact',
      title: t('impact'),
      width: '76px',
      figures: true,
      wideOnly: true,
      value: ({ impactScore }) => impactScore,
      cell: ({ impactScore }) => <Figure value={impactScore} digits={1} reason={t('noImpact')} />,
    },
  ]
}
