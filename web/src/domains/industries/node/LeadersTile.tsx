import { useMemo } from 'react'
import { useGo } from '../../../lib/address.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Figure } from '../../../ui/Figure.tsx'
import { Empty } from '../../../ui/States.tsx'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { industryTexts } from '../texts.ts'
import styles from './Node.module.css'
import type { Leader, Summary } from './types.ts'
import { usePeReason } from './usePeReason.ts'
import { ofCap, ofChange } from '../../../ui/basis/basis.ts'

type Held = Summary['concentration']['marketCap']

/** Shares of the first one, three and five companies as one bar, with the Herfindahl index. */
function Shares({ name, of }: { name: string; of: Held }) {
  const t = useTexts(industryTexts)
  const parts =
    of.cr1 === null || of.cr3 === null || of.cr5 === null
      ? []
      : [
          { key: 'cr1', part: of.cr1 },
          { key: 'cr3', part: of.cr3 - of.cr1 },
          { key: 'cr5', part: of.cr5 - of.cr3 },
          { key: 'rest', part: 100 - of.cr5 },
        ]
  return (
    <div className={styles.shares}>
      <span className={styles.sharesName}>
        {name} <small title={t('ofCompanies', { count: of.companies })}>{of.companies}</small>
      </span>
      {parts.length === 0 ? (
        <span className={styles.quiet}>– {t('noConcentration')}</span>
      ) : (
        <>
          <span className={styles.sharesBar} aria-hidden="true">
            {parts.map(({ key, part }) =>
              part > 0.05 ? <i key={key} style={{ flexGrow: part }} data-part={key} /> : null,
            )}
          </span>
          <span className={styles.sharesFigures}>
            {(
              [
                ['CR1', of.cr1],
                ['CR3', of.cr3],
                ['CR5', of.cr5],
              ] as const
            ).map(([label, value]) => (
              <span key={label}>
                {label} <Figure value={value} digits={1} unit="%" strong />
              </span>
            ))}
            <span title={t('hhiLong')}>
              HHI <Figure value={of.hhi} digits={0} strong />
            </span>
          </span>
        </>
      )}
    </div>
  )
}

/** How much the largest companies hold, and who they are. */
export function LeadersTile({
  summary: { node, leaders, concentration },
  className,
}: {
  summary: Summary
  className?: string | undefined
}) {
  const t = useTexts(industryTexts)
  const language = useLanguage()
  const go = useGo()
  const reasonOf = usePeReason()
  const columns = useMemo(
    (): Column<Leader>[] => [
      {
        key: 'name',
        title: t('name'),
        width: 'minmax(84px, 1.4fr)',
        value: (one) => named(one.nameZh, one.nameEn, language, one.code),
      },
      {
        key: 'marketCap',
        title: t('marketCap'),
        width: '80px',
        figures: true,
        oneUnit: true,
        value: (one) => one.marketCap,
        basis: (one) => ofCap(one.capBasis),
        cell: (one) => <Figure value={one.marketCap} basis="beside" as="short" reason={t('noCap')} />,
      },
      {
        key: 'share',
        title: t('share'),
        width: '72px',
        figures: true,
        value: (one) => one.share,
        cell: (one) => <Figure value={one.share} digits={1} reason={t('noCap')} />,
      },
      {
        key: 'change',
        title: t('change'),
        width: '76px',
        figures: true,
        value: (one) => one.changeRate,
        basis: (one) => ofChange(one.changeAdjusted),
        cell: (one) => <Figure value={one.changeRate} basis="beside" as="percent" change reason={t('noQuote')} />,
      },
      {
        key: 'pe',
        title: 'PE',
        width: '60px',
        figures: true,
        wideOnly: true,
        value: (one) => one.peTtm,
        basis: (one) => ofCap(one.capBasis),
        cell: (one) => <Figure value={one.peTtm} basis="beside" digits={1} reason={reasonOf(one.peAbsence)} />,
      },
    ],
    [t, language, reasonOf],
  )
  return (
    <Tile
      title={t('leaders')}
      className={className}
      onExport={leaders.length ? () => exportTable(`${t('leaders')} ${node.id}`, columns, leaders) : undefined}
      source={node.day ? t('closeOn', { date: node.day }) : undefined}
    >
      <div className={styles.chart}>
        <Shares name={t('byCap')} of={concentration.marketCap} />
        <Shares name={t('byRevenue')} of={concentration.revenue} />
        <div className={styles.grow}>
          {leaders.length === 0 ? (
            <Empty why={t(node.num === 0 ? 'noConstituents' : 'noConcentration')} />
          ) : (
            <DataTable
              label={t('leaders')}
              columns={columns}
              rows={leaders}
              rowKey={({ companyId }) => companyId}
              onChoose={({ companyId }) => go(`/index/company/${encodeURIComponent(companyId)}`)}
            />
          )}
        </div>
      </div>
    </Tile>
  )
}
