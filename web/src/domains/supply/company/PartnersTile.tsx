import { useMemo } from 'react'
import { supply } from '@pandora/contract/domains/supply/operations'
import type { Language } from '@pandora/contract/language'
import type { OutputOf } from '@pandora/contract/operation'
import { useGo } from '../../../lib/address.ts'
import { number } from '../../../lib/formats.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { usePhone } from '../../../lib/usePhone.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Figure } from '../../../ui/Figure.tsx'
import { Row } from '../../../ui/kit/Stack.tsx'
import { ProvenanceLink } from '../../../ui/ProvenanceLink.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { DataTable, exportTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { RejectButton } from '../offers/review/RejectButton.tsx'
import { useRelationWords } from '../offers/review/relationWords.ts'
import type { Decided } from '../offers/review/useDecide.ts'
import { Share } from './Share.tsx'
import { supplyTexts } from './texts.ts'

type Partner = OutputOf<typeof supply.partners>['dataList'][number]

/** Which relation a row shows, and what it is called. */
function decidedOf(one: Partner, own: string, words: ReturnType<typeof useRelationWords>, language: Language): Decided {
  const other = named(one.nameZh, one.nameEn, language, one.partnerId)
  const [from, to] = one.supplierId === one.partnerId ? [other, own] : [own, other]
  return {
    which: {
      fromId: one.supplierId,
      toId: one.customerId,
      type: 'supplies',
      origin: one.origin,
      product: one.origin === 'fact' ? (one.productZh ?? '') : '',
    },
    relation: words(from, 'supplies', to, named(one.productZh, one.productEn, language)),
  }
}

function usePartnerColumns(own: string): Column<Partner>[] {
  const t = useTexts(supplyTexts)
  const words = useRelationWords()
  const phone = usePhone()
  const language = useLanguage()
  return useMemo(
    (): Column<Partner>[] => [
      {
        key: 'name',
        title: t('name'),
        width: 'minmax(84px, 1.4fr)',
        value: (one) => `${named(one.nameZh, one.nameEn, language, one.partnerId)}${one.bothWays ? ' ⇄' : ''}`,
      },
      {
        key: 'product',
        title: t('product'),
        width: 'minmax(64px, 1fr)',
        wideOnly: true,
        value: (one) => named(one.productZh, one.productEn, language),
      },
      {
        key: 'revenueShare',
        title: t('revenueShare'),
        width: '96px',
        figures: true,
        value: (one) => (one.revenueShare ? one.revenueShare.low * 100 : null),
        cell: (one) => <Share range={one.revenueShare} />,
      },
      {
        key: 'purchaseShare',
        title: t('purchaseShare'),
        width: '96px',
        figures: true,
        value: (one) => (one.purchaseShare ? one.purchaseShare.low * 100 : null),
        cell: (one) => <Share range={one.purchaseShare} />,
      },
      {
        key: 'amount',
        title: t('amount'),
        width: '72px',
        figures: true,
        oneUnit: true,
        wideOnly: true,
        value: (one) => one.amount,
        cell: (one) => <Figure value={one.amount} as="short" reason={t('unsaid')} />,
      },
      { key: 'since', title: t('since'), width: '100px', wideOnly: true, value: (one) => one.from ?? '' },
      {
        key: 'disclosedBy',
        title: t('disclosedBy'),
        width: '96px',
        wideOnly: true,
        value: (one) => {
          if (one.origin === 'text') return t(one.accepted ? 'accepted' : 'origin_text')
          const from = t(`disclosedBy_${one.disclosedBy ?? 'third-party'}`)
          return one.confidence === null
            ? from
            : t('sure', { from, percent: number(one.confidence * 100, { digits: 0 }) })
        },
      },
      {
        key: 'evidence',
        title: t('evidence'),
        width: phone ? '52px' : '72px',
        value: (one) => one.evidenceCount,
        cell: (one) => (
          <Row gap={1} title={one.bothWays ? t('bothWays') : undefined}>
            <ProvenanceLink provenance={one.provenance} bare />
            {phone ? null : <RejectButton decided={decidedOf(one, own, words, language)} />}
          </Row>
        ),
      },
    ],
    [t, language, words, own, phone],
  )
}

/** Suppliers or customers of a company, the largest share first, each with both shares and where it is from. */
export function PartnersTile({
  companyId,
  name,
  side,
  className,
}: {
  companyId: string
  /** What the company is called. */
  name: string
  side: 'suppliers' | 'customers'
  className?: string | undefined
}) {
  const t = useTexts(supplyTexts)
  const missing = useMissing()
  const go = useGo()
  const columns = usePartnerColumns(name)
  const query = useOperation(supply.partners, { companyId, side, size: 200 })
  const rows = query.data?.dataList ?? []
  return (
    <Tile
      title={t(side)}
      context={query.data ? String(query.data.total) : undefined}
      className={className}
      health={query.error ? 'error' : undefined}
      onRefresh={() => {
        void query.refetch()
      }}
      refreshing={query.isFetching}
      onExport={rows.length ? () => exportTable(`${t(side)} ${companyId}`, columns, rows) : undefined}
    >
      <Answer query={query} waiting={<Skeleton shape="block" />}>
        {({ dataList }) =>
          dataList.length === 0 ? (
            <Empty {...missing(t(side === 'suppliers' ? 'noSuppliers' : 'noCustomers'))} />
          ) : (
            <DataTable
              label={t(side)}
              columns={columns}
              rows={dataList}
              rowKey={({ id }) => id}
              onChoose={({ partnerCompanyId }) => {
                if (partnerCompanyId) go(`/index/company/${encodeURIComponent(partnerCompanyId)}/supply`)
              }}
            />
          )
        }
      </Answer>
    </Tile>
  )
}
