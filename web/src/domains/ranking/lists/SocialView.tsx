import { RANK_PAGE, ranking } from '@pandora/contract/domains/ranking/operations'
import type { rankingViews } from '@pandora/contract/domains/ranking/views'
import type { OutputOf } from '@pandora/contract/operation'
import { useGo } from '../../../lib/address.ts'
import { usePages } from '../../../lib/api/usePages.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Select } from '../../../ui/Select.tsx'
import { exportTable, type Column } from '../../../ui/table/DataTable.tsx'
import { SizedTable } from '../../../ui/table/SizedTable.tsx'
import { answerOf } from '../../../ui/view/answers.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { rankingTexts } from '../texts.ts'
import { companyColumn, industryColumn } from './marks.tsx'

type Item = OutputOf<typeof ranking.socialMedia>['dataList'][number]
const sorts = ['posts', 'long', 'short'] as const
const NARROW = 560

/** Companies by the posts of the last 30 days, with how they stand (RANK-10). */
export default function SocialView({
  parameters: { sort, grey },
  setParameters,
}: ViewProps<typeof rankingViews.social>) {
  const t = useTexts(rankingTexts)
  const missing = useMissing()
  const go = useGo()
  const pages = usePages(ranking.socialMedia, { sort, grey: grey === 'yes' }, RANK_PAGE)
  const share = (key: 'longNum' | 'neutralName' | 'shortNum', title: string, className: string): Column<Item> => ({
    key,
    title,
    width: '72px',
    figures: true,
    sortable: false,
    value: (one) => one[key],
    cell: (one) =>
      one.grey ? (
        <Text tone="quiet" title={t('fewPosts')}>
          {one[key]}
        </Text>
      ) : (
        <span className={className}>{one[key]}</span>
      ),
  })
  const count = (key: 'posts' | 'raw' | 'place', title: string, width: string): Column<Item> => ({
    key,
    title,
    width,
    figures: true,
    sortable: false,
    value: (one) => one[key],
  })
  const columns = (narrow: boolean): Column<Item>[] => [
    count('place', t('rank'), '56px'),
    companyColumn(t),
    ...(narrow ? [] : [industryColumn<Item>(t)]),
    share('longNum', t('long'), 'rise'),
    ...(narrow ? [] : [share('neutralName', t('neutral'), 'flat')]),
    share('shortNum', t('short'), 'fall'),
    count('posts', t('posts'), '64px'),
    ...(narrow ? [] : [count('raw', t('raw'), '92px')]),
  ]
  return (
    <ViewBody
      answer={answerOf(pages)}
      empty={(rows) => (rows.length > 0 ? undefined : missing(t('noSocial')))}
      table={(rows) => exportTable(t('social'), columns(false), rows)}
      controls={
        <>
          <SegmentedControl
            label={t('greyOnes')}
            value={grey}
            onChange={(next) => setParameters({ grey: next })}
            options={(['no', 'yes'] as const).map((value) => ({ value, text: t(`grey_${value}`) }))}
          />
          <Select
            height="small"
            aria-label={t('sort')}
            value={sort}
            onChange={({ target }) => setParameters({ sort: sorts.find((one) => one === target.value) ?? null })}
          >
            {sorts.map((one) => (
              <option key={one} value={one}>
                {t(`social_${one}`)}
              </option>
            ))}
          </Select>
        </>
      }
    >
      {(rows) => (
        <SizedTable
          label={t('social')}
          columns={columns}
          narrowBelow={NARROW}
          rows={rows}
          rowKey={(one) => one.companyId}
          onEnd={pages.loadMore}
          onChoose={(one) => go(`/index/market-opinion/company/${encodeURIComponent(one.companyId)}`)}
        />
      )}
    </ViewBody>
  )
}
