import { RANK_PAGE, ranking } from '@pandora/contract/domains/ranking/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { usePages } from '../../../lib/api/usePages.ts'
import { number } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { exportTable, type Column } from '../../../ui/table/DataTable.tsx'
import { SizedTable } from '../../../ui/table/SizedTable.tsx'
import { answerOf } from '../../../ui/view/answers.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { rankingTexts } from '../texts.ts'
import { companyColumn, Hidden, industryColumn, NewData, useMarks } from './marks.tsx'

type Item = OutputOf<typeof ranking.policyDriven>['dataList'][number]
const NARROW = 640

/** Companies by the policies that name them or their industry. */
export default function PolicyView() {
  const t = useTexts(rankingTexts)
  const missing = useMissing()
  const go = useGo()
  const pages = usePages(ranking.policyDriven, {}, RANK_PAGE)
  const about = useOperation(ranking.policyDriven, { page: 0, size: 1 })
  const marks = useMarks<Item>('policy', (one) => one.top === 1)
  const count = (key: 'named' | 'ofIndustry'): Column<Item> => ({
    key,
    title: t(key),
    width: '76px',
    figures: true,
    sortable: false,
    value: (one) => one[key],
  })
  const columns = (narrow: boolean): Column<Item>[] => [
    { key: 'place', title: t('rank'), width: '56px', figures: true, sortable: false, value: (one) => one.place },
    companyColumn(t),
    ...(narrow ? [] : [industryColumn<Item>(t)]),
    {
      key: 'strength',
      title: t('strength'),
      width: '72px',
      figures: true,
      sortable: false,
      value: (one) => one.strength,
      cell: (one) => number(one.strength, { digits: 2 }),
    },
    ...(narrow
      ? []
      : [
          count('named'),
          count('ofIndustry'),
          {
            key: 'policies',
            title: t('policies'),
            width: 'minmax(180px, 3fr)',
            sortable: false,
            value: (one: Item) => one.policies[0]?.title ?? null,
            cell: (one: Item) => {
              const [first] = one.policies
              return first ? (
                <ScreenLink to={`/index/policy/${encodeURIComponent(first.documentId)}`}>{first.title}</ScreenLink>
              ) : (
                '–'
              )
            },
          },
        ]),
    marks,
  ]
  return (
    <ViewBody
      answer={answerOf(pages)}
      source={() => (about.data?.day ? t('asOfDay', { day: about.data.day }) : null)}
      empty={(rows) => (rows.length > 0 ? undefined : missing(t('noPolicy')))}
      table={(rows) => exportTable(t('policy'), columns(false).slice(0, -1), rows)}
      note={() => t('policyNote')}
      controls={
        <>
          <NewData
            list="policy"
            version={about.data?.version}
            onReload={() => {
              pages.refetch()
              void about.refetch()
            }}
          />
          <Hidden list="policy" count={about.data?.hidden ?? 0} />
        </>
      }
    >
      {(rows) => (
        <SizedTable
          label={t('policy')}
          columns={columns}
          narrowBelow={NARROW}
          rows={rows}
          rowKey={(one) => one.id}
          onEnd={pages.loadMore}
          onChoose={(one) => go(`/index/company/${encodeURIComponent(one.companyId)}`)}
        />
      )}
    </ViewBody>
  )
}
