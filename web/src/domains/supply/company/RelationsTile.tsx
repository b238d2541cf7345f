import { useMemo } from 'react'
import { supply } from '@pandora/contract/domains/supply/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useGo } from '../../../lib/address.ts'
import { number } from '../../../lib/formats.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { Figure } from '../../../ui/Figure.tsx'
import { ProvenanceLink } from '../../../ui/ProvenanceLink.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { Empty, Skeleton } from '../../../ui/States.tsx'
import { DataTable } from '../../../ui/table/DataTable.tsx'
import type { Column } from '../../../ui/table/DataTable.tsx'
import { Tile } from '../../../ui/Tile.tsx'
import { RejectButton } from '../offers/review/RejectButton.tsx'
import { useRelationWords } from '../offers/review/relationWords.ts'
import { WaitingLink } from '../offers/review/WaitingLink.tsx'
import { supplyTexts } from './texts.ts'
import { zh } from './texts.zh.ts'

type Related = OutputOf<typeof supply.relations>['dataList'][number]

/** The word for a relation, from the end on which the company stands. */
function wordOf({ type, as }: Related): keyof typeof zh {
  const key = `${type}_${as}`
  return key in zh ? (key as keyof typeof zh) : 'relation'
}

interface Props {
  companyId: string
  /** What the company is called. */
  name: string
  className?: string | undefined
}

/** Subsidiaries, investments, joint ventures and rivals of a company. */
export function RelationsTile({ companyId, name: own, className }: Props) {
  const t = useTexts(supplyTexts)
  const missing = useMissing()
  const language = useLanguage()
  const go = useGo()
  const words = useRelationWords()
  const query = useOperation(supply.relations, { companyId, size: 200 })
  const columns = useMemo(
    (): Column<Related>[] => [
      { key: 'relation', title: t('relation'), width: '108px', value: (one) => t(wordOf(one)) },
      {
        key: 'name',
        title: t('name'),
        width: 'minmax(96px, 1fr)',
        value: (one) => named(one.nameZh, one.nameEn, language, one.otherId),
      },
      {
        key: 'share',
        title: t('share'),
        width: '72px',
        figures: true,
        wideOnly: true,
        value: (one) => one.share,
        cell: (one) => <Figure value={one.share === null ? null : one.share * 100} digits={1} unit="%" />,
      },
      {
        key: 'origin',
        title: t('origin'),
        width: '104px',
        wideOnly: true,
        value: (one) => {
          const from = one.accepted ? t('accepted') : t(`origin_${one.origin}`)
          const sure = one.origin === 'fact' ? one.confidence : null
          return sure === null ? from : t('sure', { from, percent: number(sure * 100, { digits: 0 }) })
        },
      },
      {
        key: 'evidence',
        title: t('evidence'),
        width: '64px',
        value: (one) => one.evidenceCount,
        cell: (one) => <ProvenanceLink provenance={one.provenance} bare />,
      },
      {
        key: 'judge',
        title: '',
        width: '44px',
        sortable: false,
        value: () => null,
        cell: (one) => {
          const other = named(one.nameZh, one.nameEn, language, one.otherId)
          const [from, to] = one.fromId === companyId ? [own, other] : [other, own]
          const { fromId, toId, type, origin } = one
          return (
            <RejectButton
              decided={{ which: { fromId, toId, type, origin, product: '' }, relation: words(from, type, to, null) }}
            />
          )
        },
      },
    ],
    [t, language, words, own, companyId],
  )
  return (
    <Tile
      title={t('relations')}
      className={className}
      health={query.error ? 'error' : undefined}
      controls={<WaitingLink companyId={companyId} />}
    >
      <Answer query={query} waiting={<Skeleton shape="block" />}>
        {({ dataList }) =>
          dataList.length === 0 ? (
            <Empty {...missing(t('noRelations'))} />
          ) : (
            <DataTable
              label={t('relations')}
              columns={columns}
              rows={dataList}
              rowKey={({ id }) => id}
              onChoose={({ otherCompanyId }) => {
                if (otherCompanyId) go(`/index/company/${encodeURIComponent(otherCompanyId)}/supply`)
              }}
            />
          )
        }
      </Answer>
    </Tile>
  )
}
