import { RANK_PAGE, ranking } from '@pandora/contract/domains/ranking/operations'
import type { rankingViews } from '@pandora/contract/domains/ranking/views'
import type { OutputOf } from '@pandora/contract/operation'
import { usePages } from '../../../lib/api/usePages.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { ofQuote } from '../../../ui/basis/basis.ts'
import { Figure } from '../../../ui/Figure.tsx'
import { Chip } from '../../../ui/kit/Chips.tsx'
import { Row } from '../../../ui/kit/Stack.tsx'
import { Truncated } from '../../../ui/kit/Truncated.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { Select } from '../../../ui/Select.tsx'
import { exportTable, type Column } from '../../../ui/table/DataTable.tsx'
import { SizedTable } from '../../../ui/table/SizedTable.tsx'
import { answerOf } from '../../../ui/view/answers.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { rankingTexts, type RankingSay } from '../texts.ts'
import styles from '../Ranking.module.css'
import { nameOf } from './columns.tsx'

type Item = OutputOf<typeof ranking.socialMedia>['dataList'][number]
const NARROW = 560
const sorts = ['posts', 'long', 'short'] as const
const topics = ['analysis', 'documents'] as const

/** The three percentages as one bar; their words stand beside it. */
function Shares({ one }: { one: Item }) {
  return (
    <span className={styles.shares} aria-hidden="true">
      <i data-side="long" style={{ width: one.longNum }} />
      <i data-side="neutral" style={{ width: one.neutralName }} />
      <i data-side="short" style={{ width: one.shortNum }} />
    </span>
  )
}

function columnsOf(t: RankingSay, narrow: boolean): Column<Item>[] {
  const share = (key: 'longNum' | 'neutralName' | 'shortNum'): Column<Item> => ({
    key,
    title: t(key),
    width: '60px',
    figures: true,
    sortable: false,
    value: (one) => one[key],
  })
  const count = (key: 'posts' | 'raw'): Column<Item> => ({
    key,
    title: t(key),
    width: '70px',
    figures: true,
    sortable: false,
    value: (one) => one[key],
    cell: (one) => <Figure value={one[key]} digits={0} />,
  })
  return [
    {
      key: 'place',
      title: t('place'),
      width: '46px',
      figures: true,
      sortable: false,
      value: (one) => one.place,
    },
    {
      key: 'company',
      title: t('company'),
      width: narrow ? 'minmax(0, 1fr)' : 'minmax(100px, 1.6fr)',
      sortable: false,
      value: nameOf,
      cell: (one) => (
        <Row gap={2}>
          <Truncated>{nameOf(one)}</Truncated>
          {one.grey ? <Chip title={t('fewPosts')}>{t('few')}</Chip> : null}
        </Row>
      ),
    },
    ...(narrow
      ? []
      : [
          { key: 'code', title: t('code'), width: '72px', sortable: false, value: (one: Item) => one.code },
          {
            key: 'shares',
            title: t('shares'),
            width: 'minmax(120px, 2fr)',
            sortable: false,
            bare: true,
            value: () => null,
            cell: (one: Item) => <Shares one={one} />,
          },
        ]),
    share('longNum'),
    // On a phone what is left of the two others: a name has more need of the room.
    ...(narrow ? [] : [share('neutralName')]),
    share('shortNum'),
    count('posts'),
    ...(narrow
      ? []
      : [
          count('raw'),
          {
            key: 'change',
            title: t('change'),
            width: '76px',
            figures: true,
            sortable: false,
            value: (one: Item) => one.quote?.changeRate ?? null,
            basis: (one: Item) => ofQuote(one.quote),
            cell: (one: Item) => <Figure value={one.quote?.changeRate} as="percent" change basis="beside" />,
          },
        ]),
  ]
}

/** Companies by the posts of the last 30 days, with how many are bullish, neither and bearish. */
export default function SocialView({
  parameters: { companyId, sort, grey },
  setParameters,
}: ViewProps<typeof rankingViews.social>) {
  const t = useTexts(rankingTexts)
  const missing = useMissing()
  useReread(ranking.socialMedia, topics)
  const pages = usePages(ranking.socialMedia, { sort, grey: grey === 'yes' }, RANK_PAGE)
  return (
    <ViewBody
      answer={answerOf(pages)}
      empty={(rows) => {
        if (rows.length > 0) return undefined
        return grey === 'yes'
          ? missing(t('none_social'))
          : missing(t('none_thirty'), { text: t('showFew'), run: () => setParameters({ grey: 'yes' }) })
      }}
      table={(rows) => exportTable(t('list_social'), columnsOf(t, false), rows)}
      note={() => t('note_social')}
      controls={
        <>
          <SegmentedControl
            label={t('grey')}
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
          label={t('list_social')}
          columns={(narrow) => columnsOf(t, narrow)}
          narrowBelow={NARROW}
          rows={rows}
          rowKey={(one) => one.companyId}
          chosen={companyId}
          onChoose={(one) => setParameters({ companyId: one.companyId })}
          onEnd={pages.hasMore ? pages.loadMore : undefined}
        />
      )}
    </ViewBody>
  )
}
