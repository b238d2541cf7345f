import { authors, REPEATER_POSTS, REPEATER_SHARE, repeaterSorts } from '@pandora/contract/domains/authors/operations'
import type { marketOpinionViews } from '@pandora/contract/domains/market-opinion/views'
import { postPlatforms } from '@pandora/contract/domains/opinion/kinds'
import type { OutputOf } from '@pandora/contract/operation'
import { wallClock } from '@pandora/contract/time'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number, percent } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import { pageText } from '../../../lib/usePage.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { WordSelect } from '../../../ui/Select.tsx'
import { exportTable, type Column } from '../../../ui/table/DataTable.tsx'
import { PagedTable } from '../../../ui/table/PagedTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { authorAddress } from '../address.ts'
import { marketOpinionTexts, type OpinionSay } from '../texts.ts'
import { repeatersAsked } from './asked.ts'
import { DaysControl } from './DaysControl.tsx'
import { platformName } from './platformName.ts'

type List = OutputOf<typeof authors.repeaters>
type Account = List['dataList'][number]
const topics = ['analysis', 'documents'] as const
const NARROW = 700
const whole = (value: number) => number(value, { digits: 0 })
const limits = { least: whole(REPEATER_POSTS), share: percent(REPEATER_SHARE * 100, { digits: 0, sign: false }) }

/**
 * Accounts that mostly say what others wrote first; a press on a row shows the newest such post beside the one it
 * repeats, on a name who it is.
 */
export default function RepeatersView({ parameters, setParameters }: ViewProps<typeof marketOpinionViews.repeaters>) {
  const t = useTexts(marketOpinionTexts)
  const missing = useMissing()
  const { days, sort, platform, words } = parameters
  const asked = repeatersAsked(parameters)
  useReread(authors.repeaters, topics)
  const query = useOperation(authors.repeaters, asked, { keepPrevious: true })
  return (
    <ViewBody
      answer={query}
      empty={({ total, lookedAt }) => {
        const why = t('noRepeaters', { ...limits, of: whole(lookedAt) })
        return total > 0 ? undefined : lookedAt > 0 ? { why } : missing(why)
      }}
      source={({ fromDay, toDay }) => t('between', { from: fromDay, to: toDay })}
      table={(list) => exportTable(t('repeaters'), columnsOf(t, list, false), list.dataList)}
      note={({ total, lookedAt }) => t('repeatersNote', { ...limits, total: whole(total), of: whole(lookedAt) })}
      controls={
        <>
          <WordSelect
            height="small"
            label={t('platform')}
            words={postPlatforms}
            textOf={(one) => platformName(query.data?.platforms ?? [], one)}
            value={platform}
            none={t('allPlatforms')}
            onWord={(next) => setParameters({ platform: next, page: null })}
          />
          <WordSelect
            height="small"
            label={t('sort')}
            words={repeaterSorts}
            textOf={(one) => t(`repeaterSort_${one}`)}
            value={sort}
            onWord={(next) => setParameters({ sort: next, page: null })}
          />
          <DaysControl value={days} onDays={(next) => setParameters({ days: next, page: null })} />
        </>
      }
    >
      {(list) => (
        <PagedTable
          label={t('repeaters')}
          columns={(narrow) => columnsOf(t, list, narrow)}
          narrowBelow={NARROW}
          rows={list.dataList}
          rowKey={({ example }) => example.newsId}
          chosen={words ?? null}
          onChoose={({ example }) => setParameters({ words: example.newsId })}
          page={asked.page}
          total={list.total}
          size={asked.size}
          onPage={(next) => setParameters({ page: pageText(next) })}
        />
      )}
    </ViewBody>
  )
}

function columnsOf(t: OpinionSay, list: List, narrow: boolean): Column<Account>[] {
  const figure = (key: 'rawNum' | 'repeatNum' | 'sourceNum', title: string, width: string): Column<Account> => ({
    key,
    title,
    width,
    figures: true,
    sortable: false,
    value: (one) => one[key],
  })
  const firstOf = ({ example: { firstAuthor } }: Account) => firstAuthor.name ?? firstAuthor.authorId
  return [
    {
      key: 'author',
      title: t('author'),
      width: narrow ? 'minmax(96px, 1fr)' : 'minmax(110px, 2fr)',
      sortable: false,
      value: (one) => one.name ?? one.id,
      cell: (one) => <ScreenLink to={authorAddress(one.id)}>{one.name ?? one.id}</ScreenLink>,
    },
    ...(narrow
      ? []
      : [
          {
            key: 'platform',
            title: t('platform'),
            width: 'minmax(90px, 1fr)',
            sortable: false,
            value: (one: Account) => platformName(list.platforms, one.platform),
          },
          figure('rawNum', t('postsOf'), '56px'),
        ]),
    figure('repeatNum', t('repeats'), narrow ? '60px' : '68px'),
    {
      key: 'share',
      title: t('repeatShare'),
      width: narrow ? '56px' : '64px',
      figures: true,
      sortable: false,
      value: ({ share }) => share,
      cell: ({ share }) => percent(share * 100, { digits: 0, sign: false }),
    },
    figure('sourceNum', t('repeatSources'), narrow ? '64px' : '80px'),
    ...(narrow
      ? []
      : [
          {
            key: 'last',
            title: t('lastPost'),
            width: '146px',
            sortable: false,
            value: ({ lastPostAt }: Account) => wallClock(lastPostAt).slice(0, 16),
          },
          {
            key: 'first',
            title: t('newestRepeatOf'),
            width: 'minmax(100px, 1.5fr)',
            sortable: false,
            value: firstOf,
            cell: (one: Account) => (
              <ScreenLink to={authorAddress(one.example.firstAuthor.authorId)}>{firstOf(one)}</ScreenLink>
            ),
          },
        ]),
  ]
}
