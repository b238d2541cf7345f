import { useMemo } from 'react'
import { seriesPeriods } from '@pandora/contract/domains/industries/shapes'
import { LineChart } from '../../../charts/LineChart.tsx'
import { rowsOf } from '../../../charts/lines.ts'
import { useAddressField } from '../../../lib/address.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { industryTexts } from '../texts.ts'
import { compared, comparedIn, comparedText, lineKinds, linesOf } from './lines.ts'
import styles from './Node.module.css'
import type { Path } from './types.ts'
import { usePeriod, useSeries } from './useSeries.ts'

/**
 * The index of an industry over a period (IND-02, IND-12): beside the market and the industry above, its mean price
 * (IND-03), or its relative strength.
 */
export function IndexTile({
  id,
  parent,
  className,
}: {
  id: string
  parent: Path[number] | null
  className?: string | undefined
}) {
  const t = useTexts(industryTexts)
  const language = useLanguage()
  const [period, setPeriod] = usePeriod()
  const [kindText, setKind] = useAddressField('line')
  const [withText, setWith] = useAddressField('with')
  const [view, setView] = useAddressField('indexView')
  const kind = lineKinds.find((one) => one === kindText) ?? 'index'
  const chosen = useMemo(() => comparedIn(withText), [withText])
  const query = useSeries(id)
  const above = useSeries(parent?.id ?? '', parent !== null && kind === 'index' && chosen.includes('parent'))
  const series = query.data
  const market = series?.marketIndex
    ? named(series.marketIndex.nameZh, series.marketIndex.nameEn, language, series.marketIndex.securityId)
    : t('against_market')
  const lines = useMemo(
    () =>
      series
        ? linesOf(kind, series, above.data, chosen, {
            own: t('equalIndex'),
            parent: parent ? named(parent.nameZh, parent.nameEn, language) : '',
            market,
            cap: t('capIndex'),
            min: t('minPrice'),
            max: t('maxPrice'),
            price: t('price'),
            strength: t('strengthLine'),
          })
        : [],
    [series, above.data, kind, chosen, parent, market, language, t],
  )
  const bases = (series?.bases ?? [])
    .map(({ basis, securities }) => t('basesRead', { basis: t(`basis_${basis}`), count: securities }))
    .join(' · ')
  const said =
    kind === 'price'
      ? `${t('priceNote')} ${series && series.entries.dropped > 0 ? t('priceDropped', { count: series.entries.dropped }) : ''}`
      : kind === 'strength'
        ? t('strengthNote', { market })
        : t('indexNote')
  const unit = kind === 'price' ? (series?.currency ?? '') : ''
  return (
    <Tile
      title={t('index')}
      className={className}
      health={query.error ? 'error' : undefined}
      onRefresh={() => {
        void query.refetch()
      }}
      refreshing={query.isFetching}
      onExport={
        lines.length
          ? () => ({
              name: `${t('index')} ${id}`,
              head: [t('date'), ...lines.map(({ name }) => name)],
              rows: rowsOf(lines).map(({ day, values }) => [day, ...values]),
            })
          : undefined
      }
    >
      <div className={styles.chart}>
        <div className={styles.controls}>
          <SegmentedControl
            label={t('line')}
            value={kind}
            onChange={(next) => setKind(next === 'index' ? '' : next)}
            options={lineKinds.map((value) => ({
              value,
              text: t(`line_${value}`),
              disabledBecause: value === 'strength' && series && !series.marketIndex ? t('noMarketIndex') : undefined,
            }))}
          />
          <SegmentedControl
            label={t('period')}
            value={period}
            onChange={setPeriod}
            options={seriesPeriods.map((value) => ({ value, text: t(`period_${value}`) }))}
          />
          {kind === 'index' ? (
            <span role="group" aria-label={t('against')} className={styles.switches}>
              {compared
                .filter((one) => one !== 'parent' || parent !== null)
                .map((one) => (
                  <button
                    key={one}
                    type="button"
                    aria-pressed={chosen.includes(one)}
                    onClick={() => setWith(comparedText(chosen, one))}
                  >
                    {t(`against_${one}`)}
                  </button>
                ))}
            </span>
          ) : null}
          <span className={styles.end}>
            <SegmentedControl
              label={`${t('index')} · ${t('view')}`}
              value={view === 'table' ? 'table' : 'chart'}
              onChange={(next) => setView(next === 'table' ? 'table' : '')}
              options={[
                { value: 'chart', text: t('chart') },
                { value: 'table', text: t('table') },
              ]}
            />
          </span>
        </div>
        <Answer query={query} waiting={<Skeleton shape="block" />}>
          {(data) =>
            data.index.date.length === 0 ? (
              <Empty why={t('noSeries')} />
            ) : (
              <LineChart name={t('index')} lines={lines} unit={unit} field="index" startRange="all" small legend />
            )
          }
        </Answer>
        <p className={styles.note}>{[said.trim(), bases].filter(Boolean).join(' ')}</p>
      </div>
    </Tile>
  )
}
