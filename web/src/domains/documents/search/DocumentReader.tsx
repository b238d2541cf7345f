import { ChevronDown, ChevronUp, ExternalLink, PanelTopOpen } from 'lucide-react'
import { useRef, useState } from 'react'
import { documents } from '@pandora/contract/domains/documents/operations'
import type { OutputOf } from '@pandora/contract/operation'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { dateTime } from '../../../lib/formats.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Answer } from '../../../ui/Answer.tsx'
import { IconButton } from '../../../ui/Button.tsx'
import { Column, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { OutLink } from '../../../ui/OutLink.tsx'
import { ProvenanceLink } from '../../../ui/ProvenanceLink.tsx'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { Skeleton } from '../../../ui/States.tsx'
import { useVocabulary } from '../../analysis/offers/vocabulary/useVocabulary.ts'
import { documentClock, documentDay } from '../offers/documentTime.ts'
import { Reading } from '../offers/reading/Reading.tsx'
import styles from './DocumentReader.module.css'
import { documentSearchTexts } from './texts.ts'
import { useHits } from './useHits.ts'

type Detail = OutputOf<typeof documents.document>

/** Under the text: its companies, and its wordings where it was corrected. */
function Below({ news }: { news: Detail }) {
  const t = useTexts(documentSearchTexts)
  const language = useLanguage()
  return (
    <Column className={styles.below} gap={6}>
      <section>
        <Text as="h3" size="small" tone="quiet">
          {t('companies')}
        </Text>
        {news.companies.length === 0 ? (
          <Text tone="quiet">{t('noCompanies')}</Text>
        ) : (
          <Row gap={5} wrap>
            {news.companies.slice(0, 60).map(({ companyId, nameZh, nameEn, code }) => (
              <ScreenLink key={companyId} to={`/index/company/${encodeURIComponent(companyId)}`}>
                {named(nameZh, nameEn, language, code)}
              </ScreenLink>
            ))}
          </Row>
        )}
      </section>
      {news.versions.length > 1 ? (
        <section>
          <Text as="h3" size="small" tone="quiet">
            {t('corrected')}
          </Text>
          <ol>
            {news.versions.map(({ knownAt, title, current }) => (
              <li key={`${knownAt ?? ''} ${title}`}>
                <Text size="small" tone="quiet">
                  {knownAt ? dateTime(knownAt) : '–'} · {t(current ? 'current' : 'earlier')}
                </Text>{' '}
                {title}
              </li>
            ))}
          </ol>
        </section>
      ) : null}
    </Column>
  )
}

function Read({ news }: { news: Detail }) {
  const t = useTexts(documentSearchTexts)
  const word = useVocabulary()
  const box = useRef<HTMLElement>(null)
  const [at, setAt] = useState(0)
  const count = news.contentMarks.length
  useHits(box, news, at)
  const step = (by: number) => setAt((at + by + count) % count)
  return (
    <article ref={box} className={styles.article}>
      {count > 0 ? (
        <Row className={styles.hits} gap={2} place="end">
          <Text size="small" tone="plain" role="status">
            {t('hits', { at: at + 1, count })}
          </Text>
          <IconButton size="small" label={t('previousHit')} onClick={() => step(-1)}>
            <ChevronUp size={14} aria-hidden="true" />
          </IconButton>
          <IconButton size="small" label={t('nextHit')} onClick={() => step(1)}>
            <ChevronDown size={14} aria-hidden="true" />
          </IconButton>
        </Row>
      ) : null}
      <Reading news={news} heading={2} below={<Below news={news} />}>
        <Row className={styles.meta} gap={5} wrap>
          <time dateTime={news.newsDay}>
            {documentDay(news)} {documentClock(news)}
          </time>
          <span>{word('document', news.kind)}</span>
          <ProvenanceLink provenance={news.provenance} />
          <OutLink to={news.url}>
            {t('original')} <ExternalLink size={12} aria-hidden="true" />
          </OutLink>
          <ScreenLink to={`/index/flash/${encodeURIComponent(news.newsId)}`}>
            <PanelTopOpen size={12} aria-hidden="true" /> {t('asPage')}
          </ScreenLink>
        </Row>
      </Reading>
    </article>
  )
}

/** A document beside what was found, with the words of the search marked in it. */
export function DocumentReader({ newsId, text }: { newsId: string; text: string }) {
  const query = useOperation(documents.document, { newsId, ...(text ? { text } : {}) })
  return (
    <Answer
      query={query}
      waiting={
        <div className={styles.article}>
          <Skeleton shape="text" count={9} />
        </div>
      }
    >
      {(news) => <Read key={news.newsId} news={news} />}
    </Answer>
  )
}
