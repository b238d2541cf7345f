import { analysis } from '@pandora/contract/domains/analysis/operations'
import { documents } from '@pandora/contract/domains/documents/operations'
import type { flash } from '@pandora/contract/domains/flash/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { dayOf } from '@pandora/contract/time'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Column } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { Gist } from '../../analysis/offers/gist/Gist.tsx'
import { ModalityChip } from '../../analysis/offers/ModalityChip.tsx'
import { useAmount } from '../../analysis/offers/useAmount.ts'
import { useVocabulary } from '../../analysis/offers/vocabulary/useVocabulary.ts'
import { Companies } from '../FlashItem.tsx'
import { flashTexts } from '../texts.ts'
import styles from './Related.module.css'

type Detail = OutputOf<typeof flash.newsDetail>
type Document = OutputOf<typeof analysis.document>

/** Most of what is like it, and most companies in whose news it is looked for. */
const MOST = 8
const COMPANIES = 2

/** What happened, as it was read in the text; a line leads to the event that all documents of it share. */
function Events({ document }: { document: Document | undefined }) {
  const t = useTexts(flashTexts)
  const language = useLanguage()
  const word = useVocabulary()
  const amount = useAmount()
  const events = document?.events ?? []
  if (document === undefined) return null
  if (events.length === 0) return <p className={styles.none}>{t('noEvents')}</p>
  return (
    <ul className={styles.list}>
      {events.slice(0, MOST).map((one) => {
        const what = word('event', one.type)
        return (
          <li key={`${one.type} ${one.companyId ?? ''}`}>
            {one.eventId === null ? (
              <b>{what}</b>
            ) : (
              <ScreenLink to={`/index/event/${encodeURIComponent(one.eventId)}`}>{what}</ScreenLink>
            )}{' '}
            {one.modality === 'fact' ? null : <ModalityChip modality={one.modality} />}
            <Text as="p" size="small" tone="quiet">
              {[
                one.companyId === null ? '' : named(one.nameZh, one.nameEn, language, one.companyId),
                one.amount ? amount(one.amount) : '',
              ]
                .filter(Boolean)
                .join(' · ')}
            </Text>
          </li>
        )
      })}
    </ul>
  )
}

interface Line {
  newsId: string
  title: string
  day: string
}

function Lines({ lines, place }: { lines: readonly Line[]; place: (newsId: string) => string }) {
  return (
    <ul className={styles.list}>
      {lines.map(({ newsId, title, day }) => (
        <li key={newsId}>
          <Gist newsId={newsId} title={title} />
          <ScreenLink to={place(newsId)} className={styles.line}>
            {title}
          </ScreenLink>
          <Text as="p" size="small" tone="quiet">
            {day}
          </Text>
        </li>
      ))}
    </ul>
  )
}

/** The same story told elsewhere, and what else was told of its companies: the newest first. */
function Similar({
  news,
  document,
  place,
}: {
  news: Detail
  document: Document | undefined
  place: (id: string) => string
}) {
  const t = useTexts(flashTexts)
  const asked = news.companies
    .slice(0, COMPANIES)
    .map(({ code }) => `company:${code}`)
    .join(' OR ')
  const found = useOperation(
    documents.search,
    { text: asked, sort: 'newest', size: MOST + 1 },
    { enabled: asked !== '' },
  )
  const copies: Line[] = (document?.story?.others ?? []).map((one) => ({
    newsId: one.newsId,
    title: one.title,
    day: dayOf(one.newsTimestamp),
  }))
  const told = new Set([news.newsId, ...copies.map((one) => one.newsId)])
  const others: Line[] = (found.data?.dataList ?? [])
    .filter((one) => !told.has(one.newsId) && one.kind !== 'post')
    .slice(0, MOST)
    .map((one) => ({ newsId: one.newsId, title: one.title, day: one.newsDay }))
  return (
    <>
      {copies.length > 0 ? (
        <section>
          <h3>{t('copies', { count: document?.story?.copies ?? copies.length })}</h3>
          <Lines lines={copies.slice(0, MOST)} place={place} />
        </section>
      ) : null}
      <section>
        <h3>{t('similar')}</h3>
        {others.length > 0 ? (
          <Lines lines={others} place={place} />
        ) : found.isPending && asked !== '' ? null : (
          <p className={styles.none}>{t('noSimilar')}</p>
        )}
      </section>
    </>
  )
}

/** What belongs to a text that is read: its companies with their day, what happened, news like it. */
export function Related({ news, place }: { news: Detail; place: (newsId: string) => string }) {
  const t = useTexts(flashTexts)
  const query = useOperation(analysis.document, { newsId: news.newsId })
  return (
    <Column as="section" gap={6} className={styles.related} aria-label={t('related')}>
      <section>
        <h3>{t('companies')}</h3>
        {news.companies.length ? (
          <div className={styles.companies}>
            <Companies companies={news.companies} day={news.newsDay} most={60} />
          </div>
        ) : (
          <p className={styles.none}>{t('noCompanies')}</p>
        )}
      </section>
      <section>
        <h3>{t('events')}</h3>
        <Events document={query.data} />
      </section>
      <Similar news={news} document={query.data} place={place} />
    </Column>
  )
}
