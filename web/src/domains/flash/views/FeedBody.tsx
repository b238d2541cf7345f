import { useContext, useState } from 'react'
import { dayOf, parseAsOf } from '@pandora/contract/time'
import type { flashViews } from '@pandora/contract/domains/flash/rooms'
import { useAsOf, useGo } from '../../../lib/address.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { PlaceContext } from '../../../lib/view.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Age } from '../../../ui/Age.tsx'
import { answerOf } from '../../../ui/view/answers.ts'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { EditionBar } from '../editions/EditionBar.tsx'
import { PointBar } from '../editions/PointBar.tsx'
import { useEdition } from '../editions/useEdition.ts'
import { ReadBeside } from '../beside.ts'
import { feedOf } from '../feedOf.ts'
import { FlashList } from '../FlashList.tsx'
import { timeOf } from '../items.ts'
import type { NewsItem } from '../items.ts'
import { KindFilter } from '../KindFilter.tsx'
import { Reader } from '../offers/reader/Reader.tsx'
import { flashTexts } from '../texts.ts'
import { useFeed } from '../useFeed.ts'

/**
 * The daily flash (FLASH-02): running, by edition, or of a day. Where items are read beside it, they and their companies
 * are links; elsewhere an item opens over the list and a company is chosen.
 */
export function FeedBody({
  parameters,
  setParameters,
  dense,
}: ViewProps<typeof flashViews.flash> & { dense: boolean }) {
  const t = useTexts(flashTexts)
  const language = useLanguage()
  const go = useGo()
  const { given } = useContext(PlaceContext)
  const [asOf] = useAsOf()
  const { companyId } = parameters
  const beside = useContext(ReadBeside)
  const { time, date, kind, bounded } = feedOf(parameters)
  const running = useFeed(kind, !bounded)
  const edition = useEdition(time, date, bounded)
  const feed = bounded ? edition : running
  const shown = bounded && kind ? feed.items.filter((item) => item.kind === kind) : feed.items
  const [opened, open] = useState<string | null>(null)
  const [now] = useState(() => Date.now())
  // Where nothing is to be chosen, an item leads to its screen.
  const linked = beside !== undefined || given.has('edition')
  const atCompany =
    companyId === undefined
      ? undefined
      : shown.find((item) => item.companies.some((one) => one.companyId === companyId))
  const listed = new URLSearchParams({
    ...(time ? { time } : {}),
    ...(date ? { date } : {}),
    ...(kind ? { kind } : {}),
  }).toString()
  const place = (id: string) => `/index/flash/${encodeURIComponent(id)}${listed ? `?${listed}` : ''}`
  const choosePoint = (next: string) =>
    // Where it is alone another edition is that of today; tiles that share a day keep it.
    setParameters(next && !linked ? { edition: next } : { edition: next || null, date: null })
  const chooseKind = (next: string) => setParameters({ kind: next || null })
  const onCompany = (next: string) => setParameters({ companyId: next })
  const { error, hasMore, loadMore } = feed
  const choosers = (
    <>
      {given.has('edition') ? null : <PointBar chosen={time || date} onChoose={choosePoint} />}
      {given.has('kind') ? null : (
        <span data-end="">
          <KindFilter chosen={kind} onChoose={chooseKind} />
        </span>
      )}
      {bounded ? (
        <EditionBar
          bounds={edition.bounds}
          total={edition.total}
          last={dayOf((asOf ? parseAsOf(asOf) : undefined) ?? now)}
          onDay={(day) => setParameters({ date: day })}
        />
      ) : null}
    </>
  )
  return (
    <>
      <ViewBody
        answer={{
          ...answerOf(feed),
          // What failed was the next page: it is that which is asked for again.
          refetch: error && hasMore && feed.items.length > 0 ? loadMore : feed.refetch,
        }}
        source={() =>
          shown[0] ? (
            <>
              {t('sources', { count: new Set(shown.map(({ source }) => source)).size })}{' '}
              <Age at={shown[0].newsTimestamp} />
            </>
          ) : null
        }
        empty={() => {
          if (shown.length > 0 || hasMore) return undefined
          if (kind) return { why: t('emptyKind'), action: { text: t('toAll'), run: () => chooseKind('') } }
          return bounded
            ? { why: t('emptyEdition'), action: { text: t('toRunning'), run: () => choosePoint('') } }
            : { why: t('emptyRunning'), action: { text: t('toHealth'), run: () => go('/index/health') } }
        }}
        table={() => ({
          name: t('title'),
          head: [t('day'), t('pointTime'), t('kind'), t('title'), t('companies'), t('source')],
          rows: shown.map((item) => rowOf(item, t(`kind_${item.kind}`), language)),
        })}
        bar={given.has('edition') && given.has('kind') && !bounded ? null : choosers}
      >
        {() => (
          <FlashList
            key={`${time} ${date} ${kind ?? ''} ${asOf ?? ''}`}
            feed={feed}
            items={shown}
            chosen={beside ?? opened ?? atCompany?.newsId ?? null}
            address={(id) => (linked ? place(id) : () => open(id))}
            end={t(bounded ? 'endEdition' : 'end')}
            onCompany={linked ? undefined : onCompany}
            dense={dense}
            alone={beside !== undefined}
            arrived={
              bounded ? undefined : { count: running.arrived, more: running.arrivedMore, show: running.showArrived }
            }
          />
        )}
      </ViewBody>
      {opened ? <Reader key={opened} newsId={opened} onClose={() => open(null)} onCompany={onCompany} /> : null}
    </>
  )
}

const rowOf = (item: NewsItem, kind: string, language: string) => [
  item.newsDay,
  timeOf(item),
  kind,
  item.title,
  item.companies.map((one) => named(one.nameZh, one.nameEn, language, one.code)).join('; '),
  named(item.source, item.sourceEn, language),
]
