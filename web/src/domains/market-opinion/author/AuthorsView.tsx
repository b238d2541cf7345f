import { authors, authorSorts, OVERVIEW_AUTHOR } from '@pandora/contract/domains/authors/operations'
import type { marketOpinionViews } from '@pandora/contract/domains/market-opinion/views'
import type { OutputOf } from '@pandora/contract/operation'
import { useGo } from '../../../lib/address.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import { pageText } from '../../../lib/usePage.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { WordSelect } from '../../../ui/Select.tsx'
import { exportTable, type Column } from '../../../ui/table/DataTable.tsx'
import { PagedTable } from '../../../ui/table/PagedTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { authorAddress } from '../address.ts'
import { ratioCell } from '../market/treeColumns.tsx'
import { marketOpinionTexts, type OpinionSay } from '../texts.ts'
import { scaled, TEN_THOUSAND, THOUSAND } from '../words.ts'
import { authorsAsked } from './asked.ts'
import { DaysControl } from './DaysControl.tsx'
import { platformName } from './platformName.ts'

type List = OutputOf<typeof authors.page>
type Author = List['dataList'][number]
const topics = ['analysis', 'documents'] as const
const NARROW = 620

/** Bullish against bearish, per cent; null of whom took no side. */
const stanceOf = ({ manyNum: many, emptyNum: empty }: Author) =>
  many + empty === 0 ? null : Math.round(((many - empty) / (many + empty)) * 1000) / 10

/**
 * Authors of posts, the overview of all first (OPINION-06, OPINION-18); a press shows the author where the screen has a
 * place for one, else it opens the author, as the name always does.
 */
export default function AuthorsView({ parameters, setParameters }: ViewProps<typeof marketOpinionViews.authors>) {
  const t = useTexts(marketOpinionTexts)
  const missing = useMissing()
  const go = useGo()
  const { days, sort, author } = parameters
  const asked = authorsAsked(parameters)
  useReread(authors.page, topics)
  const query = useOperation(authors.page, asked, { keepPrevious: true })
  return (
    <ViewBody
      answer={query}
      empty={({ total }) => (total > 1 ? undefined : missing(t('noAuthors')))}
      source={({ fromDay, toDay }) => t('between', { from: fromDay, to: toDay })}
      table={(list) => exportTable(t('authors'), columnsOf(t, list, false), list.dataList)}
      note={() => t('authorsNote')}
      controls={
        <>
          <WordSelect
            height="small"
            label={t('sort')}
            words={authorSorts}
            textOf={(one) => t(`authorSort_${one}`)}
            value={sort}
            onWord={(next) => setParameters({ sort: next, page: null })}
          />
          <DaysControl value={days} onDays={(next) => setParameters({ days: next, page: null })} />
        </>
      }
    >
      {(list) => (
        <PagedTable
          label={t('authors')}
          columns={(narrow) => columnsOf(t, list, narrow)}
          narrowBelow={NARROW}
          rows={list.dataList}
          rowKey={(one) => one.id}
          chosen={author ?? null}
          onChoose={({ id }) => (author === undefined ? go(authorAddress(id)) : setParameters({ author: id }))}
          page={asked.page}
          total={list.total}
          size={asked.size}
          summaries={1}
          onPage={(next) => setParameters({ page: pageText(next) })}
        />
      )}
    </ViewBody>
  )
}

function columnsOf(t: OpinionSay, { platforms }: List, narrow: boolean): Column<Author>[] {
  const nameOf = ({ id, name }: Author) => (id === OVERVIEW_AUTHOR ? t('allAuthors') : (name ?? id))
  const platformOf = ({ platform }: Author) => (platform ? platformName(platforms, platform) : null)
  const figure = (key: 'fansNum' | 'commentNum' | 'likeNum', title: string, unit: number): Column<Author> => ({
    key,
    title,
    width: narrow ? '76px' : '108px',
    figures: true,
    value: (one) => one[key],
    cell: (one) => scaled(one[key], unit),
  })
  const count = (key: 'heatNum' | 'articleNum' | 'manyNum' | 'emptyNum', title: string): Column<Author> => ({
    key,
    title,
    width: '76px',
    figures: true,
    value: (one) => one[key],
  })
  return [
    {
      key: 'author',
      title: t('author'),
      width: 'minmax(110px, 2fr)',
      value: nameOf,
      cell: (one) => <ScreenLink to={authorAddress(one.id)}>{nameOf(one)}</ScreenLink>,
    },
    ...(narrow ? [] : [{ key: 'platform', title: t('platform'), width: 'minmax(100px, 1fr)', value: platformOf }]),
    figure('fansNum', t('fans'), TEN_THOUSAND),
    count('heatNum', t('wroteShort')),
    {
      key: 'polarity',
      title: t('polarity'),
      width: '76px',
      figures: true,
      value: stanceOf,
      cell: (one) => ratioCell(stanceOf(one)),
    },
    ...(narrow
      ? []
      : [
          count('manyNum', t('many')),
          count('emptyNum', t('empty')),
          count('articleNum', t('articlesWritten')),
          figure('commentNum', t('commentsK'), THOUSAND),
          figure('likeNum', t('likesK'), THOUSAND),
        ]),
  ]
}
