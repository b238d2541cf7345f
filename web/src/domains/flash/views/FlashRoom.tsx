import { useMemo, useState } from 'react'
import { documentKinds } from '@pandora/contract/domains/documents/records'
import { dayOf, parseAsOf } from '@pandora/contract/time'
import { Age } from '../../../ui/Age.tsx'
import { Reader } from '../offers/reader/Reader.tsx'
import { Empty } from '../../../ui/States.tsx'
import { useAsOf, useGo } from '../../../lib/address.ts'
import { named } from '../../../lib/names.ts'
import type { flashViews } from '@pandora/contract/domains/flash/rooms'
import type { ViewProps } from '../../../lib/view.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { useHead } from '../../../ui/view/useHead.ts'
import { EditionBar } from '../editions/EditionBar.tsx'
import { FlashList } from '../FlashList.tsx'
import { timeOf } from '../items.ts'
import { KindFilter } from '../KindFilter.tsx'
import { PointBar } from '../editions/PointBar.tsx'
import { flashTexts } from '../texts.ts'
import { useEdition } from '../editions/useEdition.ts'
import { useFeed } from '../useFeed.ts'
import styles from './FlashRoom.module.css'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/**
 * The daily flash in a tile (FLASH-02): running, by edition, or of a day that its link group chose. A company is
 * chosen, a headline opens.
 */
export function FlashRoom({
  parameters,
  setParameters,
  dense,
}: ViewProps<typeof flashViews.flash> & { dense: boolean }) {
  const t = useTexts(flashTexts)
  const language = useLanguage()
  const go = useGo()
  const [asOf] = useAsOf()
  const { edition: time = '', companyId } = parameters
  const date = DAY.test(parameters.date ?? '') ? (parameters.date ?? '') : ''
  const kind = documentKinds.find((one) => one === parameters.kind)
  const bounded = time !== '' || date !== ''
  const running = useFeed(kind, !bounded)
  const edition = useEdition(time, date, bounded)
  const feed = bounded ? edition : running
  const { items, error, isPending, refetch } = feed
  const shown = useMemo(
    () => (bounded && kind ? items.filter((item) => item.kind === kind) : items),
    [items, bounded, kind],
  )
  const [opened, open] = useState<string | null>(null)
  const [now] = useState(() => Date.now())
  const last = dayOf((asOf ? parseAsOf(asOf) : undefined) ?? now)
  const of = `${time} ${date} ${kind ?? ''} ${asOf ?? ''}`
  const atCompany =
    companyId === undefined
      ? undefined
      : shown.find((item) => item.companies.some((one) => one.companyId === companyId))

  const state = useMemo(() => {
    const newest = shown[0]
    return {
      health: error ? ('error' as const) : isPending ? undefined : newest ? ('ok' as const) : ('empty' as const),
      source: newest ? (
        <>
          {t('sources', { count: new Set(shown.map(({ source }) => source)).size })} <Age at={newest.newsTimestamp} />
        </>
      ) : null,
    }
  }, [shown, error, isPending, t])
  const table = () => ({
    name: t('title'),
    head: [t('day'), t('pointTime'), t('kind'), t('title'), t('companies'), t('source')],
    rows: shown.map((item) => [
      item.newsDay,
      timeOf(item),
      t(`kind_${item.kind}`),
      item.title,
      item.companies.map((one) => named(one.nameZh, one.nameEn, language, one.code)).join('; '),
      named(item.source, item.sourceEn, language),
    ]),
  })
  useHead(state, { refresh: refetch, table: shown.length ? table : undefined })

  const chooseKind = (next: string) => setParameters({ kind: next || null })
  const empty = kind ? (
    <Empty why={t('emptyKind')} action={{ text: t('toAll'), run: () => chooseKind('') }} />
  ) : bounded ? (
    <Empty
      why={t('emptyEdition')}
      action={{ text: t('toRunning'), run: () => setParameters({ edition: null, date: null }) }}
    />
  ) : (
    <Empty why={t('emptyRunning')} action={{ text: t('toHealth'), run: () => go('/index/health') }} />
  )
  return (
    <div className={styles.view}>
      <div className={styles.bars}>
        <div className={styles.line}>
          <PointBar
            chosen={time || date}
            onChoose={(next) => setParameters(next ? { edition: next } : { edition: null, date: null })}
          />
          <KindFilter chosen={kind} onChoose={chooseKind} />
        </div>
        {bounded ? (
          <EditionBar
            bounds={edition.bounds}
            total={edition.total}
            last={last}
            onDay={(day) => setParameters({ date: day })}
          />
        ) : null}
      </div>
      <div className={styles.items}>
        <FlashList
          key={of}
          feed={feed}
          items={shown}
          chosen={opened ?? atCompany?.newsId ?? null}
          address={(newsId) => () => open(newsId)}
          empty={empty}
          end={t(bounded ? 'endEdition' : 'end')}
          onCompany={(next) => setParameters({ companyId: next })}
          dense={dense}
          alone={false}
          arrived={
            bounded ? undefined : { count: running.arrived, more: running.arrivedMore, show: running.showArrived }
          }
        />
      </div>
      {opened ? (
        <Reader
          key={opened}
          newsId={opened}
          onClose={() => open(null)}
          onCompany={(next) => setParameters({ companyId: next })}
        />
      ) : null}
    </div>
  )
}
