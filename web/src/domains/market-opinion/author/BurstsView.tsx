import { authors, burstAccounts, burstSights } from '@pandora/contract/domains/authors/operations'
import type { marketOpinionViews } from '@pandora/contract/domains/market-opinion/views'
import type { OutputOf } from '@pandora/contract/operation'
import { wallClock } from '@pandora/contract/time'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { duration, number, percent } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { languageNow, useTexts } from '../../../lib/texts.ts'
import { pageText } from '../../../lib/usePage.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { WordSelect } from '../../../ui/Select.tsx'
import { exportTable, type Column } from '../../../ui/table/DataTable.tsx'
import { PagedTable } from '../../../ui/table/PagedTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { marketOpinionTexts, type OpinionSay } from '../texts.ts'
import { burstsAsked } from './asked.ts'
import { DaysControl } from './DaysControl.tsx'

type Burst = OutputOf<typeof authors.bursts>['dataList'][number]
const topics = ['analysis', 'documents'] as const
const NARROW = 700

/** The same words by several accounts within a day, by what was seen of them; a press shows their posts below. */
export default function BurstsView({ parameters, setParameters }: ViewProps<typeof marketOpinionViews.bursts>) {
  const t = useTexts(marketOpinionTexts)
  const missing = useMissing()
  const { days, seen, words } = parameters
  const asked = burstsAsked(parameters)
  const { least } = asked
  useReread(authors.bursts, topics)
  const query = useOperation(authors.bursts, asked, { keepPrevious: true })
  return (
    <ViewBody
      answer={query}
      empty={({ total, rawNum }) => {
        const why = t('noBursts', { least, seen: t(`seen_${seen}`) })
        return total > 0 ? undefined : rawNum > 0 ? { why } : missing(why)
      }}
      source={({ fromDay, toDay }) => t('between', { from: fromDay, to: toDay })}
      table={({ dataList }) => exportTable(t('bursts'), columnsOf(t, false), dataList)}
      note={({ rawNum, repeatNum, sights }) =>
        [
          t('burstsNote', { raw: number(rawNum, { digits: 0 }), repeats: number(repeatNum, { digits: 0 }) }),
          t('burstSights', sights),
        ].join(' ')
      }
      controls={
        <>
          <WordSelect
            height="small"
            label={t('seen')}
            words={burstSights}
            textOf={(one) => t(`seen_${one}`)}
            value={seen}
            onWord={(next) => setParameters({ seen: next, page: null, words: null })}
          />
          <WordSelect
            height="small"
            label={t('leastAccounts')}
            disabled={seen === 'pair'}
            words={burstAccounts}
            textOf={(one) => t(`leastAccounts_${one}`)}
            value={least}
            onWord={(next) => setParameters({ least: next, page: null })}
          />
          <DaysControl value={days} onDays={(next) => setParameters({ days: next, page: null })} />
        </>
      }
    >
      {({ dataList, total }) => (
        <PagedTable
          label={t('bursts')}
          columns={(narrow) => columnsOf(t, narrow)}
          narrowBelow={NARROW}
          rows={dataList}
          rowKey={({ newsId }) => newsId}
          chosen={words ?? null}
          onChoose={({ newsId }) => setParameters({ words: newsId })}
          page={asked.page}
          total={total}
          size={asked.size}
          onPage={(next) => setParameters({ page: pageText(next) })}
        />
      )}
    </ViewBody>
  )
}

function columnsOf(t: OpinionSay, narrow: boolean): Column<Burst>[] {
  const count = (key: 'accounts' | 'posts' | 'onlyRepeat', title: string, width: string): Column<Burst> => ({
    key,
    title,
    width,
    figures: true,
    value: (one) => one[key],
  })
  return [
    {
      key: 'words',
      title: t('words'),
      width: narrow ? 'minmax(104px, 1fr)' : 'minmax(110px, 3fr)',
      value: ({ title }) => title,
    },
    count('accounts', t('accounts'), '70px'),
    ...(narrow
      ? []
      : [
          count('posts', t('postsOf'), '52px'),
          {
            key: 'companies',
            title: t('wordsAbout'),
            width: 'minmax(90px, 1fr)',
            value: ({ companies }: Burst) =>
              companies.map((one) => named(one.nameZh, one.nameEn, languageNow(), one.companyId)).join('、') || null,
          },
        ]),
    {
      key: 'began',
      title: t('began'),
      width: narrow ? '96px' : '146px',
      value: ({ fromTimestamp }) => wallClock(fromTimestamp).slice(narrow ? 5 : 0, 16),
    },
    ...(narrow
      ? []
      : [
          {
            key: 'lasted',
            title: t('lasted'),
            width: '72px',
            figures: true,
            value: (one: Burst) => one.toTimestamp - one.fromTimestamp,
            cell: (one: Burst) => duration(one.toTimestamp - one.fromTimestamp),
          },
          count('onlyRepeat', t('onlyRepeat'), '80px'),
          {
            key: 'heat',
            title: t('rawClean'),
            width: '80px',
            figures: true,
            value: ({ heat }: Burst) => heat && `${heat.rawNum} / ${heat.heatNum}`,
          },
        ]),
    {
      key: 'likeness',
      title: t('likeness'),
      width: '64px',
      figures: true,
      value: ({ likeness }) => likeness.mean,
      cell: ({ likeness }) => percent(likeness.mean * 100, { digits: 0, sign: false }),
    },
  ]
}
