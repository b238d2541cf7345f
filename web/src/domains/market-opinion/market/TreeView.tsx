import { useMemo, useState } from 'react'
import { opinionDays } from '@pandora/contract/domains/market-opinion/names'
import { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import type { marketOpinionViews } from '@pandora/contract/domains/market-opinion/views'
import type { OutputOf } from '@pandora/contract/operation'
import { TreeMap } from '../../../charts/TreeMap.tsx'
import type { TreeLeaf } from '../../../charts/tree/marks.ts'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { markAfter, ofCap } from '../../../ui/basis/basis.ts'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Select } from '../../../ui/Select.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { SizedTable } from '../../../ui/table/SizedTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { opinionAddress } from '../address.ts'
import { marketOpinionTexts, type OpinionSay } from '../texts.ts'
import { HUNDRED_MILLION, ratio, whole } from '../words.ts'
import { number } from '../../../lib/formats.ts'
import { treeColumns } from './treeColumns.tsx'

type Company = OutputOf<typeof marketOpinion.heatGraph>['dataList'][number]
const topics = ['analysis', 'documents'] as const
/** Bounds of the colours (OPINION-13). */
const bounds = ['−70%', '−50%', '0', '+50%', '+70%']
const NARROW = 560

/** Companies by market value, coloured by how posts on them stand; the same as a table (OPINION-13, OPINION-14). */
export default function TreeView({
  parameters: { companyId, days, industry },
  setParameters,
}: ViewProps<typeof marketOpinionViews.tree>) {
  const t = useTexts(marketOpinionTexts)
  const language = useLanguage()
  const missing = useMissing()
  const go = useGo()
  const [shown, show] = useState<'chart' | 'table'>('chart')
  useReread(marketOpinion.heatGraph, topics)
  const query = useOperation(marketOpinion.heatGraph, { days }, { keepPrevious: true })
  const all = query.data?.dataList
  const rows = useMemo(
    () => (industry ? (all ?? []).filter((one) => one.industryId === industry) : (all ?? [])),
    [all, industry],
  )
  const leaves = useMemo(() => rows.map((one) => leafOf(one, t, language, days)), [rows, t, language, days])
  const open = (chosen: string) => {
    if (companyId === chosen) go(opinionAddress(chosen))
    else setParameters({ companyId: chosen })
  }
  return (
    <ViewBody
      answer={query}
      source={({ fromDay, toDay }) => t('between', { from: fromDay, to: toDay })}
      empty={({ dataList }) => (dataList.length ? undefined : missing(t('noTree')))}
      table={() => exportTable(t('tree'), treeColumns(t, false), rows)}
      note={({ withoutSize }) =>
        [t('treeNote'), withoutSize > 0 ? t('withoutSize', { count: whole(withoutSize) }) : '']
          .filter(Boolean)
          .join(' · ')
      }
      controls={
        <>
          <Select
            height="small"
            aria-label={t('industry')}
            value={industry ?? ''}
            onChange={({ target }) => setParameters({ industry: target.value || null })}
          >
            <option value="">{t('allIndustries')}</option>
            {(query.data?.industries ?? []).map((one) => (
              <option key={one.id} value={one.id}>
                {named(one.nameZh, one.nameEn, language)}
              </option>
            ))}
          </Select>
          <SegmentedControl
            label={t('days')}
            value={days}
            onChange={(next) => setParameters({ days: next })}
            options={opinionDays
              .toSorted((one, other) => Number(one) - Number(other))
              .map((value) => ({ value, text: t(`days_${value}`) }))}
          />
          <SegmentedControl
            label={t('shown')}
            value={shown}
            onChange={show}
            options={(['chart', 'table'] as const).map((value) => ({ value, text: t(value) }))}
          />
        </>
      }
    >
      {() =>
        shown === 'table' ? (
          <SizedTable
            label={t('tree')}
            columns={(narrow) => treeColumns(t, narrow)}
            narrowBelow={NARROW}
            rows={rows}
            rowKey={(one) => one.companyId}
            chosen={companyId}
            onChoose={(one) => open(one.companyId)}
          />
        ) : (
          <TreeMap label={t('tree')} leaves={leaves} chosen={companyId ?? null} onChoose={open} bounds={bounds} />
        )
      }
    </ViewBody>
  )
}

/** The ratio with the posts of either side; of nobody a dash alone. */
const sides = ({ commentManyEmptyPercentage: of, commentManyNum: many, commentEmptyNum: empty }: Company): string =>
  of === null ? ratio(of) : `${ratio(of)} (${whole(many)}:${whole(empty)})`

/** A company as a rectangle. */
function leafOf(one: Company, t: OpinionSay, language: string, days: string): TreeLeaf {
  const value = number((one.currentMarket ?? 0) / HUNDRED_MILLION, { digits: 1 })
  const said =
    one.commentManyEmptyPercentage === null
      ? t('nobody')
      : t('heatLine', {
          days,
          count: whole(one.heat),
          many: whole(one.commentManyNum),
          empty: whole(one.commentEmptyNum),
        })
  return {
    id: one.companyId,
    name: named(one.companyNameZh, one.companyNameEn, language, one.stockCode),
    code: one.stockCode,
    size: one.currentMarket ?? 0,
    change: null,
    changeBasis: null,
    // With how many took which side: one post alone is 100 % of one.
    told: { figure: sides(one), strength: one.commentManyEmptyPercentage },
    lines: [
      named(one.industryZh, one.industryEn, language),
      `${t('marketCapLine', { value })}${markAfter(ofCap(one.capBasis))}`,
      said,
    ].filter(Boolean),
  }
}
