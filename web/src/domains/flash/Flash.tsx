import { ChevronLeft } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useParams } from 'react-router'
import { useAddressField, useAsOf } from '../../lib/address.ts'
import { useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { BackLink } from '../../ui/kit/BackLink.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { Empty } from '../../ui/States.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { ReadBeside } from './beside.ts'
import { feedOf, useNewest } from './feedOf.ts'
import styles from './Flash.module.css'
import { FlashDetail } from './FlashDetail.tsx'
import { flashTexts } from './texts.ts'
import { flashView } from './views.ts'

const fields = { edition: 'time' } as const

/**
 * The daily flash: editions by the reader's time points, or the running list; an item opens beside it (FLASH-01,
 * FLASH-02).
 */
export default function Flash() {
  const t = useTexts(flashTexts)
  const phone = usePhone()
  const { search } = useLocation()
  const { newsId = null } = useParams()
  const [asOf] = useAsOf()
  const [edition] = useAddressField('time')
  const [date] = useAddressField('date')
  const [kind] = useAddressField('kind')
  const newest = useNewest({ edition, date, kind })

  // What is read beside the list stays what it is when others arrive.
  const [first, setFirst] = useState<{ of: string; newsId: string } | null>(null)
  const list = feedOf({ edition, date, kind })
  const of = `${list.time} ${list.date} ${list.kind ?? ''} ${asOf ?? ''}`
  if (newest !== undefined && first?.of !== of) setFirst({ of, newsId: newest })
  const opened = newsId ?? (phone || first?.of !== of ? null : first.newsId)

  if (phone && newsId) {
    // The page of a text is that text's alone.
    const kept = new URLSearchParams(search)
    kept.delete('page')
    return (
      <Screen title={t('title')} bare>
        <ScreenLink to={`/index/flash?${kept}`} className={styles.back}>
          <ChevronLeft size={18} aria-hidden="true" />
          {t('backToList')}
        </ScreenLink>
        <FlashDetail newsId={newsId} />
      </Screen>
    )
  }
  return (
    <Screen title={t('title')} bare layout="fill">
      <ReadBeside value={opened}>
        <ViewTile view={flashView} fields={fields} className={styles.list} />
      </ReadBeside>
      {phone ? null : (
        <section className={styles.detail} aria-label={t('detail')}>
          {newsId ? <BackLink to="/index/flash" text={t('title')} /> : null}
          {opened ? <FlashDetail key={opened} newsId={opened} /> : <Empty why={t('choose')} />}
        </section>
      )}
    </Screen>
  )
}
