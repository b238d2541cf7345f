import { Pencil, Trash2, TriangleAlert } from 'lucide-react'
import { holdings } from '@pandora/contract/domains/holdings/operations'
import type { Trade } from '@pandora/contract/domains/holdings/shapes'
import { useAction } from '../../lib/api/useAction.ts'
import { failureText } from '../../lib/api/failure.ts'
import { usePages } from '../../lib/api/usePages.ts'
import { number } from '../../lib/formats.ts'
import { useReread } from '../../lib/live/useReread.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { IconButton } from '../../ui/Button.tsx'
import { Row } from '../../ui/kit/Stack.tsx'
import { Empty, ErrorState, Skeleton } from '../../ui/States.tsx'
import { DataTable, type Column } from '../../ui/table/DataTable.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { TwoLines } from '../../ui/TwoLines.tsx'
import { nameOf } from './columns.tsx'
import { outOfRange } from './outOfRange.ts'
import { holdingsTexts } from './texts.ts'
import { changedByTrades } from './useHoldings.ts'

const PAGE = 50
const topics = ['holdings'] as const

interface Props {
  portfolioId: string | undefined
  onEdit: (trade: Trade) => void
}

/** Trades, the latest first, read on as one scrolls; a deletion can be taken back. */
export function TradesTab({ portfolioId, onEdit }: Props) {
  const t = useTexts(holdingsTexts)
  const language = useLanguage()
  const phone = usePhone()
  useReread(holdings.trades, topics)
  const pages = usePages(holdings.trades, portfolioId ? { portfolioId } : {}, PAGE)
  const remove = useAction(holdings.deleteTrade, { invalidates: changedByTrades })
  const restore = useAction(holdings.restoreTrade, { invalidates: changedByTrades })
  const failed = (error: unknown) => notify('error', failureText(error, language))
  const takeBack = (tradeId: string) =>
    restore.mutate({ tradeId }, { onSuccess: () => notify('success', t('restored')), onError: failed })
  const drop = ({ tradeId }: Trade) =>
    remove.mutate(
      { tradeId },
      {
        onSuccess: () => notify('success', t('deleted'), { action: { text: t('undo'), run: () => takeBack(tradeId) } }),
        onError: failed,
      },
    )
  const figure = (key: 'quantity' | 'price' | 'fees' | 'taxes', width: string): Column<Trade> => ({
    key,
    title: t(key),
    figures: true,
    sortable: false,
    width,
    wideOnly: key === 'fees' || key === 'taxes',
    value: (row) => Number(row[key]),
    cell: (row) => number(Number(row[key]), { digits: 6, loose: true }),
  })
  const columns: Column<Trade>[] = [
    { key: 'day', title: t('day'), width: '96px', sortable: false, wideOnly: true, value: (row) => row.day },
    {
      key: 'security',
      title: t('security'),
      width: 'minmax(120px, 1.5fr)',
      sortable: false,
      value: (row) => nameOf(row, language),
      cell: (row) =>
        phone ? (
          <TwoLines first={nameOf(row, language)} second={`${row.day} ${t(`kind_${row.kind}`)}`} />
        ) : (
          `${nameOf(row, language)} ${row.code}`
        ),
    },
    {
      key: 'kind',
      title: t('kind'),
      width: '84px',
      sortable: false,
      wideOnly: true,
      value: (row) => t(`kind_${row.kind}`),
    },
    figure('quantity', 'minmax(60px, 1fr)'),
    {
      ...figure('price', '76px'),
      cell: (row) => {
        const doubt = outOfRange(row, t)
        const price = number(Number(row.price), { digits: 6, loose: true })
        if (!doubt) return price
        return (
          <Row gap={1} as="span" title={doubt}>
            <TriangleAlert size={12} aria-label={doubt} role="img" />
            {price}
          </Row>
        )
      },
    },
    figure('fees', '72px'),
    figure('taxes', '72px'),
    {
      key: 'note',
      title: t('note'),
      width: 'minmax(80px, 1.5fr)',
      sortable: false,
      wideOnly: true,
      value: (row) => row.note || (row.imported ? t('imported') : ''),
    },
    {
      key: 'deeds',
      title: t('edit'),
      signs: 2,
      value: () => null,
      cell: (row) => (
        <>
          <IconButton
            size="small"
            label={t('editOf', { name: nameOf(row, language), day: row.day })}
            onClick={() => onEdit(row)}
          >
            <Pencil size={14} aria-hidden="true" />
          </IconButton>
          <IconButton
            size="small"
            label={t('removeOf', { name: nameOf(row, language), day: row.day })}
            onClick={() => drop(row)}
          >
            <Trash2 size={14} aria-hidden="true" />
          </IconButton>
        </>
      ),
    },
  ]
  return (
    <Tile
      title={t('tab_trades')}
      context={pages.total === undefined ? undefined : t('tradesCount', { count: number(pages.total, { digits: 0 }) })}
      onRefresh={pages.refetch}
    >
      {pages.error ? (
        <ErrorState failure={pages.error} onRetry={pages.refetch} withOld={pages.items.length > 0} />
      ) : null}
      {pages.isPending && !pages.error ? (
        <Skeleton count={12} height={28} />
      ) : pages.items.length > 0 ? (
        <DataTable
          label={t('tab_trades')}
          columns={columns}
          rows={pages.items}
          rowKey={(row) => row.tradeId}
          rowHeight={phone ? 46 : 28}
          onEnd={pages.hasMore ? pages.loadMore : undefined}
        />
      ) : pages.error ? null : (
        <Empty why={t('emptyTrades')} />
      )}
    </Tile>
  )
}
