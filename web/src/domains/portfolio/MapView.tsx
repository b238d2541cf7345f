import { useMemo } from 'react'
import { TreeMap } from '../../charts/TreeMap.tsx'
import { GroupChooser } from '../watch/offers/groups/GroupChooser.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { Suggested } from './offers/suggested/Suggested.tsx'
import { DataTable, exportTable } from '../../ui/table/DataTable.tsx'
import { Fill, Pane } from '../../ui/kit/Stack.tsx'
import { ViewBody } from '../../ui/view/ViewBody.tsx'
import { short } from '../../lib/formats.ts'
import type { portfolioViews } from '@pandora/contract/domains/portfolio/rooms'
import type { ViewProps } from '../../lib/view.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import type { PortfolioCompany } from './offers/useDashboard.ts'
import { fileColumns, mapColumns, nameOf } from './columns.tsx'
import { possibleSizes, sizeKinds, sizesOf } from './sizes.ts'
import { portfolioTexts } from './texts.ts'
import { usePortfolio } from './usePortfolio.ts'
import { bared, markAfter, ofCap, ofQuote } from '../../ui/basis/basis.ts'

const opensNothing = () => undefined

/** Watched companies as areas: by market value, coloured by their change. */
function Picture({
  rows,
  sizes: { kind, areas },
  chosen,
  onChoose,
}: {
  rows: readonly PortfolioCompany[]
  sizes: ReturnType<typeof sizesOf>
  chosen: string | null
  onChoose: (companyId: string) => void
}) {
  const t = useTexts(portfolioTexts)
  const language = useLanguage()
  const leaves = useMemo(
    () =>
      rows
        .map((row) => ({
          id: row.companyId,
          name: nameOf(row, language),
          code: row.stockCode,
          size: areas.get(row.companyId) ?? 1,
          change: row.quote?.changeRate ?? null,
          changeBasis: ofQuote(row.quote),
          lines: [
            `${t('marketCap')} ${short(bared(row.marketCap), language)}${markAfter(ofCap(row.capBasis))}`,
            ...(row.quote ? [t('closeOn', { date: row.quote.date })] : []),
          ],
        }))
        .toSorted((a, b) => b.size - a.size),
    [rows, areas, language, t],
  )
  return (
    <TreeMap label={t('mapLabel', { size: t(`size_${kind}`) })} leaves={leaves} chosen={chosen} onChoose={onChoose} />
  )
}

/**
 * Watched companies as a map of the day: area by market value, colour by change; the same as a table one press away.
 */
export default function MapView({ parameters, setParameters }: ViewProps<typeof portfolioViews.map>) {
  const t = useTexts(portfolioTexts)
  const language = useLanguage()
  const { query, rows, source, empty } = usePortfolio(parameters.groupId, setParameters)
  const asked = sizeKinds.find((one) => one === parameters.size)
  const sizes = useMemo(() => sizesOf(rows, asked), [rows, asked])
  const possible = useMemo(() => possibleSizes(rows), [rows])
  const asTable = parameters.as === 'table'
  const columns = useMemo(() => mapColumns({ t, language, open: opensNothing }), [t, language])
  const choose = (companyId: string) => setParameters({ companyId })
  return (
    <ViewBody
      answer={query}
      source={() => source}
      empty={empty}
      table={() => exportTable(t('title'), fileColumns({ t, language, open: opensNothing }), rows)}
      note={() =>
        asTable
          ? null
          : possible.length === 1
            ? t('sizeNone')
            : sizes.unknown
              ? t('sizeUnknown', { count: sizes.unknown })
              : null
      }
      bar={
        rows.length === 0 && parameters.groupId === undefined ? null : (
          <>
            <SegmentedControl
              label={t('view')}
              value={asTable ? 'table' : 'chart'}
              onChange={(value) => setParameters({ as: value === 'table' ? 'table' : null })}
              options={[
                { value: 'chart', text: t('chart') },
                { value: 'table', text: t('table') },
              ]}
            />
            {!asTable && possible.length > 1 ? (
              <SegmentedControl
                label={t('size')}
                value={sizes.kind}
                onChange={(size) => setParameters({ size })}
                options={possible.map((value) => ({ value, text: t(`size_${value}`) }))}
              />
            ) : null}
            <GroupChooser groupId={parameters.groupId} onChoose={(groupId) => setParameters({ groupId })} />
          </>
        )
      }
    >
      {(data) => (
        <Pane>
          <Suggested data={data} quiet />
          <Fill>
            {asTable ? (
              <DataTable
                label={t('title')}
                columns={columns}
                rows={rows}
                rowKey={({ companyId }) => companyId}
                chosen={parameters.companyId ?? null}
                onChoose={({ companyId }) => choose(companyId)}
                rowHeight={28}
              />
            ) : (
              <Picture rows={rows} sizes={sizes} chosen={parameters.companyId ?? null} onChoose={choose} />
            )}
          </Fill>
        </Pane>
      )}
    </ViewBody>
  )
}
