import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { documentKinds } from '@pandora/contract/domains/documents/records'
import { dayOf, parseAsOf } from '@pandora/contract/time'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Empty } from '../../ui/States.tsx'
import { Tile } from '../../ui/Tile.tsx'
import { useAddressField, useAsOf, useGo } from '../../lib/address.ts'
import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { EditionBar } from './editions/EditionBar.tsx'
import { FlashDetail } from './FlashDetail.tsx'
import { FlashList } from './FlashList.tsx'
import styles from './Flash.module.css'
import { KindFilter } from './KindFilter.tsx'
import { PointBar } from './editions/PointBar.tsx'
import { flashTexts } from './texts.ts'
import { useEdition } from './editions/useEdition.ts'
import { useFeed } from './useFeed.ts'

/**
 * The daily flash: editions by the reader's time points, or the running list; an item opens beside it (FLASH-01,
 * FLASH-02).
 */
export default function Flash() {
  const t = useTexts(flashTexts)
  const phone = usePhone()
  const go = useGo()
  const { search } = useLocation()
  const { newsId = null } = useParams()
  const [asOf] = useAsOf()
  const [time] = useAddressField('time')
  const [date, setDate] = useAddressField('date')
  const [kindText, setKind] = useAddressField('kind')
  const kind = documentKinds.find((one) => one === kindText)
  const running = useFeed(kind, time === '')
  const edition = useEdition(time, date, time !== '')
  const feed = time ? edition : running
  const items = time && kind ? feed.items.filter((item) => item.kind === kind) : feed.items

  // What is read beside the list stays what it is when others arrive.
  const [now] = useState(() => Date.now())
  const [first, setFirst] = useState<{ of: string; newsId: string } | null>(null)
  const of = `${time} ${date} ${kind ?? ''} ${asOf ?? ''}`
  if (items[0] && first?.of !== of) setFirst({ of, newsId: items[0].newsId })
  const opened = newsId ?? (phone || first?.of !== of ? null : first.newsId)

  // The page of a text is that text's alone.
  const kept = new URLSearchParams(search)
  kept.delete('page')
  const listed = kept.size > 0 ? `?${kept}` : ''
  const address = (id: string) => `/index/flash/${encodeURIComponent(id)}${listed}`
  const choosePoint = (next: string) => {
    const query = new URLSearchParams(kept)
    query.delete('date')
    if (next) query.set('time', next)
    else query.delete('time')
    go(`/index/flash?${query}`)
  }
  const last = dayOf((asOf ? parseAsOf(asOf) : undefined) ?? now)
  const empty = kind ? (
    <Empty why={t('emptyKind')} action={{ text: t('toAll'), run: () => setKind('') }} />
  ) : time ? (
    <Empty why={t('emptyEdition')} action={{ text: t('toRunning'), run: () => choosePoint('') }} />
  ) : (
    <Empty why={t('emptyRunning')} action={{ text: t('toHealth'), run: () => go('/index/health') }} />
  )

  if (phone && newsId) {
    return (
      <Screen title={t('title')} bare>
        <ScreenLink to={`/index/flash${listed}`} className={styles.back}>
          <ChevronLeft size={18} aria-hidden="true" />
          {t('backToList')}
        </ScreenLink>
        <FlashDetail newsId={newsId} />
      </Screen>
    )
  }
  return (
    <Screen title={t('title')} bare layout="fill">
      <div className={styles.list}>
        <Tile
          title={t('title')}
          link="A"
          className={styles.tile}
          controls={<KindFilter chosen={kind} onChoose={setKind} />}
          onRefresh={feed.refetch}
        >
          <div className={styles.inside}>
            <div className={styles.bars}>
              <PointBar chosen={time} onChoose={choosePoint} />
              {time ? <EditionBar bounds={edition.bounds} total={edition.total} last={last} onDay={setDate} /> : null}
            </div>
            <div className={styles.items}>
              <FlashList
                key={of}
                feed={feed}
                items={items}
                chosen={opened}
                address={address}
                empty={empty}
                end={t(time ? 'endEdition' : 'end')}
                arrived={
                  time ? undefined : { count: running.arrived, more: running.arrivedMore, show: running.showArrived }
                }
              />
            </div>
          </div>
        </Tile>
      </div>
      {phone ? null : (
        <section className={styles.detail} aria-label={t('detail')}>
          {opened ? <FlashDetail key={opened} newsId={opened} /> : <Empty why={t('choose')} />}
        </section>
      )}
    </Screen>
  )
}
