import { useMemo } from 'react'
import { industries } from '@pandora/contract/domains/industries/operations'
import { useAddressField, useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Figure } from '../../../ui/Figure.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { industryTexts } from '../texts.ts'
import { linksBy, origins } from './chain.ts'
import { ChainGraph } from './ChainGraph.tsx'
import styles from './Node.module.css'
import { nodeAddress } from './tabs.ts'
import type { IndustryTranslate, Link, Summary } from './types.ts'

interface Row extends Link {
  side: 'upstream' | 'downstream'
}

function columnsOf(t: IndustryTranslate, language: string): Column<Row>[] {
  return [
    { key: 'side', title: t('side'), width: '76px', value: ({ side }) => t(side) },
    {
      key: 'name',
      title: t('name'),
      width: 'minmax(110px, 1.4fr)',
      value: (one) => named(one.nameZh, one.nameEn, language),
    },
    { key: 'origin', title: t('origin'), width: '96px', wideOnly: true, value: ({ origin }) => t(`origin_${origin}`) },
    {
      key: 'evidence',
      title: t('evidence'),
      width: '80px',
      figures: true,
      value: ({ evidence }) => evidence,
      cell: ({ evidence }) => <Figure value={evidence} digits={0} />,
    },
    {
      key: 'suppliers',
      title: t('suppliers'),
      width: '80px',
      figures: true,
      wideOnly: true,
      value: ({ suppliers }) => suppliers,
      cell: ({ suppliers }) => <Figure value={suppliers} digits={0} />,
    },
    {
      key: 'customers',
      title: t('customers'),
      width: '80px',
      figures: true,
      wideOnly: true,
      value: ({ customers }) => customers,
      cell: ({ customers }) => <Figure value={customers} digits={0} />,
    },
    {
      key: 'products',
      title: t('products'),
      width: 'minmax(120px, 2fr)',
      wideOnly: true,
      value: ({ products }) =>
        products.map(({ zh, en }) => named(zh, en, language)).join(language === 'en' ? ', ' : '、'),
    },
    {
      key: 'change',
      title: t('meanChange'),
      width: '88px',
      figures: true,
      value: ({ change }) => change,
      cell: ({ change }) => <Figure value={change} as="percent" change reason={t('noQuote')} />,
    },
  ]
}

/** Industries up- and downstream of one, drawn or as a table; by files, by supply links, or by both. */
export function ChainTab({ summary: { node } }: { summary: Summary }) {
  const t = useTexts(industryTexts)
  const language = useLanguage()
  const go = useGo()
  const [text, setText] = useAddressField('origin')
  const [view, setView] = useAddressField('chainView')
  const origin = origins.find((one) => one === text) ?? 'all'
  const query = useOperation(industries.relations, { id: node.id })
  const [upstream, downstream] = useMemo(
    () => [linksBy(query.data?.upstream ?? [], origin), linksBy(query.data?.downstream ?? [], origin)],
    [query.data, origin],
  )
  const rows = useMemo(
    (): Row[] => [
      ...upstream.map((link) => ({ ...link, side: 'upstream' as const })),
      ...downstream.map((link) => ({ ...link, side: 'downstream' as const })),
    ],
    [upstream, downstream],
  )
  const columns = useMemo(() => columnsOf(t, language), [t, language])
  const has = (of: 'file' | 'supply') =>
    [...(query.data?.upstream ?? []), ...(query.data?.downstream ?? [])].some((link) => link.origin === of)
  const several = has('file') && has('supply')
  return (
    <Tile
      title={t('chain')}
      className={styles.fill}
      health={query.error ? 'error' : undefined}
      onRefresh={() => {
        void query.refetch()
      }}
      refreshing={query.isFetching}
      onExport={rows.length ? () => exportTable(`${t('chain')} ${node.id}`, columns, rows) : undefined}
      controls={
        <>
          {several ? (
            <SegmentedControl
              label={t('origin')}
              value={origin}
              onChange={(next) => setText(next === 'all' ? '' : next)}
              options={origins.map((value) => ({ value, text: t(`origin_${value}`) }))}
            />
          ) : null}
          <SegmentedControl
            label={`${t('chain')} · ${t('view')}`}
            value={view === 'table' ? 'table' : 'chart'}
            onChange={(next) => setView(next === 'table' ? 'table' : '')}
            options={[
              { value: 'chart', text: t('chart') },
              { value: 'table', text: t('table') },
            ]}
          />
        </>
      }
    >
      <Answer query={query} waiting={<Skeleton shape="block" />}>
        {() =>
          rows.length === 0 ? (
            <Empty why={t('noChain')} />
          ) : view === 'table' ? (
            <DataTable
              label={t('chain')}
              columns={columns}
              rows={rows}
              rowKey={(one) => `${one.side} ${one.origin} ${one.id ?? one.nameZh ?? ''}`}
              onChoose={(one) => {
                if (one.id) go(nodeAddress(one.id, 'chain'))
              }}
            />
          ) : (
            <ChainGraph node={node} upstream={upstream} downstream={downstream} />
          )
        }
      </Answer>
    </Tile>
  )
}
