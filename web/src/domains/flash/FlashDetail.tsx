import { ExternalLink, Link2 } from 'lucide-react'
import { flash } from '@pandora/contract/domains/flash/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useLocation } from 'react-router'
import { Answer } from '../../ui/Answer.tsx'
import { IconButton } from '../../ui/Button.tsx'
import { ProvenanceLink } from '../../ui/ProvenanceLink.tsx'
import { Reading } from '../documents/offers/reading/Reading.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { useAddressField } from '../../lib/address.ts'
import { useOperation } from '../../lib/api/useOperation.ts'
import { dateTime, longDay } from '../../lib/formats.ts'
import { notify } from '../../lib/notices.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { useMedia } from '../../lib/useMedia.ts'
import { categoryName } from '../../lib/categoryNames.ts'
import styles from './FlashDetail.module.css'
import { timeOf } from './items.ts'
import { Related } from './related/Related.tsx'
import { flashTexts } from './texts.ts'
import { OutLink } from '../../ui/OutLink.tsx'

/** From here on what is related stands beside the text. */
const WIDE = '(min-width: 1280px)'
type Detail = OutputOf<typeof flash.newsDetail>

function Versions({ versions }: Pick<Detail, 'versions'>) {
  const t = useTexts(flashTexts)
  if (versions.length < 2) return null
  return (
    <section className={styles.part}>
      <h3>{t('corrected')}</h3>
      <ol className={styles.versions}>
        {versions.map(({ knownAt, title, current }) => (
          <li key={`${knownAt ?? ''} ${title}`} data-current={current}>
            <span className={styles.when}>
              {knownAt ? dateTime(knownAt) : t('versionUnknown')}
              {current ? <b>{t('versionNow')}</b> : null}
            </span>
            <span>{title}</span>
          </li>
        ))}
      </ol>
    </section>
  )
}

function When({ news }: { news: Detail }) {
  const t = useTexts(flashTexts)
  const language = useLanguage()
  const time = timeOf(news)
  return (
    <span>
      {longDay(news.newsDay, language, '')}{' '}
      {time ?? (
        <i className={styles.quiet} title={t(news.precision === 'year' ? 'yearOnly' : 'dayOnly')}>
          {t(news.precision === 'year' ? 'yearOnlyShort' : 'dayOnlyShort')}
        </i>
      )}
    </span>
  )
}

function Text({ news }: { news: Detail }) {
  const t = useTexts(flashTexts)
  const language = useLanguage()
  const page = useAddressField('page', { push: true })
  const { search } = useLocation()
  const wide = useMedia(WIDE)
  const place = (newsId: string) => {
    const kept = new URLSearchParams(search)
    kept.delete('page')
    return `/index/flash/${encodeURIComponent(newsId)}?${kept}`
  }
  const related = <Related news={news} place={place} />
  const below = (
    <>
      <Versions versions={news.versions} />
      {wide ? null : <div className={styles.part}>{related}</div>}
    </>
  )
  return (
    <div className={styles.beside}>
      <article className={styles.article}>
        <Reading news={news} page={page} heading={2} below={below}>
          <div className={styles.meta}>
            <When news={news} />
            <span>{t(`kind_${news.kind}`)}</span>
            {news.category ? <span>{categoryName(news.category, language)}</span> : null}
            <ProvenanceLink provenance={news.provenance} />
            <OutLink
              to={news.url}
              otherwise={
                <span className={styles.quiet} title={t('noOriginal')}>
                  {t('original')} –
                </span>
              }
            >
              {t('original')} <ExternalLink size={12} aria-hidden="true" />
            </OutLink>
            <IconButton
              size="small"
              label={t('copyLink')}
              onClick={() => {
                const address = new URL(location.href)
                address.pathname = `/index/flash/${encodeURIComponent(news.newsId)}`
                void navigator.clipboard.writeText(address.href).then(() => notify('success', t('copied')))
              }}
            >
              <Link2 size={14} aria-hidden="true" />
            </IconButton>
          </div>
          {news.imageUrls.length ? (
            <div className={styles.images}>
              {news.imageUrls.map((url) => (
                <img key={url} src={url} alt="" loading="lazy" />
              ))}
            </div>
          ) : null}
        </Reading>
      </article>
      {wide ? <div className={styles.related}>{related}</div> : null}
    </div>
  )
}

/** One item opened: text with what was found in it, source, companies, and its wordings where it was corrected. */
export function FlashDetail({ newsId }: { newsId: string }) {
  const query = useOperation(flash.newsDetail, { newsId })
  return (
    <Answer
      query={query}
      waiting={
        <div className={styles.article}>
          <Skeleton shape="text" count={9} />
        </div>
      }
    >
      {(news) => <Text news={news} />}
    </Answer>
  )
}
