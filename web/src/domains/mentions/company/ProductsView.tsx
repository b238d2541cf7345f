import { mentions } from '@pandora/contract/domains/mentions/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { isCompiled } from '../../../lib/compiled.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Figure } from '../../../ui/Figure.tsx'
import { ProvenanceLink } from '../../../ui/ProvenanceLink.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { EvidenceList } from './EvidenceList.tsx'
import styles from './Technology.module.css'
import { technologyTexts } from './texts.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import type { ViewProps } from '../../../lib/view.ts'
import { useMissing } from '../../documents/offers/useMissing.ts'
import type { mentionsViews } from '../parameters.ts'
import { Text } from '../../../ui/kit/Text.tsx'

type Answered = OutputOf<typeof mentions.technologyProduct>
type Product = Answered['products'][number]
type Technology = Answered['technologies'][number]
const views = ['products', 'technologies'] as const

/**
 * Products with their share of revenue, and technologies, each with the sentences that name them with the company
 * (COMP-37).
 */
export default function ProductsView({ parameters, setParameters }: ViewProps<typeof mentionsViews.products>) {
  const t = useTexts(technologyTexts)
  const missing = useMissing()
  const language = useLanguage()
  const { companyId = '', things: view, thing = null } = parameters
  const query = useOperation(mentions.technologyProduct, { companyId })
  const seen = <Row extends Product | Technology>(): Column<Row>[] => [
    { key: 'stories', title: t('stories'), width: '60px', figures: true, value: (row) => row.stories },
    { key: 'lastSeen', title: t('lastSeen'), width: '98px', value: (row) => row.lastSeen, wideOnly: true },
  ]
  const products: Column<Product>[] = [
    {
      key: 'name',
      title: t('name'),
      width: 'minmax(124px, 2fr)',
      value: (row) => named(row.name, row.nameEn, language),
      cell: (row) => (
        <>
          <Text>{named(row.name, row.nameEn, language)}</Text> <ProvenanceLink provenance={row.provenance} bare />
        </>
      ),
    },
    { key: 'origin', title: t('origin'), width: '72px', value: (row) => t(`origin_${row.origin}`), wideOnly: true },
    {
      key: 'asOf',
      title: t('ofReport'),
      width: '132px',
      value: (row) =>
        row.periodEnd === null
          ? null
          : isCompiled(row.provenance)
            ? t('compiledShort', { day: row.periodEnd })
            : row.periodEnd,
      cell: (row) =>
        row.periodEnd === null ? null : isCompiled(row.provenance) ? (
          <span title={t('compiled', { day: row.periodEnd })}>{t('compiledShort', { day: row.periodEnd })}</span>
        ) : (
          row.periodEnd
        ),
      wideOnly: true,
    },
    {
      key: 'share',
      title: t('revenueShare'),
      width: '76px',
      figures: true,
      value: (row) => row.revenueShare,
      cell: (row) => <Figure value={row.revenueShare} digits={1} unit="%" />,
    },
    {
      key: 'revenue',
      title: t('revenue'),
      width: '98px',
      figures: true,
      oneUnit: true,
      value: (row) => row.revenue,
      cell: (row) => <Figure value={row.revenue} as="short" unit={row.currency ?? ''} />,
      wideOnly: true,
    },
    {
      key: 'margin',
      title: t('grossMargin'),
      width: '72px',
      figures: true,
      value: (row) => row.grossMargin,
      cell: (row) => <Figure value={row.grossMargin} digits={1} unit="%" />,
      wideOnly: true,
    },
    {
      key: 'growth',
      title: t('growth'),
      width: '72px',
      figures: true,
      value: (row) => row.growth,
      cell: (row) => <Figure value={row.growth} as="percent" digits={1} change />,
    },
    {
      key: 'customers',
      title: t('customers'),
      width: '76px',
      figures: true,
      value: (row) => row.customers || null,
      wideOnly: true,
    },
    ...seen<Product>(),
  ]
  const technologies: Column<Technology>[] = [
    {
      key: 'name',
      title: t('name'),
      width: 'minmax(120px, 2fr)',
      value: (row) => named(row.nameZh, row.nameEn, language, row.id),
    },
    {
      key: 'share',
      title: t('share'),
      width: '84px',
      figures: true,
      value: (row) => row.share,
      cell: (row) => <Figure value={row.share} digits={1} unit="%" />,
    },
    { key: 'firstSeen', title: t('firstSeen'), width: '98px', value: (row) => row.firstSeen, wideOnly: true },
    ...seen<Technology>(),
  ]
  // On every screen, for a phone has no column of it.
  const compiled = (data: Answered) => data.products.find((one) => isCompiled(one.provenance))?.periodEnd
  const say = (data: Answered) =>
    [view === 'products' && compiled(data) ? t('compiled', { day: compiled(data) ?? '' }) : '', looked(data)]
      .filter(Boolean)
      .join(' · ')
  const looked = (data: Answered) =>
    t('looked', {
      documents: number(data.documents, { digits: 0 }),
      stories: number(data.stories, { digits: 0 }),
      more: data.hasMore ? t('lookedMore') : '',
    })
  const toggle = (key: string) => setParameters({ thing: key === thing ? null : key })
  return (
    <ViewBody
      answer={query}
      empty={(data) =>
        data[view].length
          ? undefined
          : {
              ...(view === 'products' ? missing(t('noProducts')) : { why: t('noTechnologies') }),
              note: say(data),
            }
      }
      table={(data) =>
        view === 'products'
          ? exportTable(t('products'), products, data.products)
          : exportTable(t('technologies'), technologies, data.technologies)
      }
      note={say}
      controls={
        <SegmentedControl
          label={t('view')}
          value={view}
          onChange={(next) => setParameters({ things: next, thing: null })}
          options={views.map((value) => ({
            value,
            text: query.data ? `${t(value)} ${query.data[value].length}` : t(value),
          }))}
        />
      }
    >
      {(data) => {
        const chosen =
          view === 'products'
            ? data.products.find((one) => `${one.origin} ${one.name}` === thing)
            : data.technologies.find((one) => one.id === thing)
        const name = chosen
          ? 'id' in chosen
            ? named(chosen.nameZh, chosen.nameEn, language, chosen.id)
            : named(chosen.name, chosen.nameEn, language)
          : ''

        return (
          <div className={styles.things}>
            <div className={styles.table}>
              {view === 'products' ? (
                <DataTable
                  label={t('products')}
                  columns={products}
                  rows={data.products}
                  rowKey={(row) => `${row.origin} ${row.name}`}
                  chosen={thing}
                  onChoose={(row) => toggle(`${row.origin} ${row.name}`)}
                />
              ) : (
                <DataTable
                  label={t('technologies')}
                  columns={technologies}
                  rows={data.technologies}
                  rowKey={(row) => row.id}
                  chosen={thing}
                  onChoose={(row) => toggle(row.id)}
                />
              )}
            </div>
            {chosen ? <EvidenceList name={name} evidence={chosen.evidence} /> : null}
          </div>
        )
      }}
    </ViewBody>
  )
}
