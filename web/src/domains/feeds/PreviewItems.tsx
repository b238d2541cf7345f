import { CircleAlert } from 'lucide-react'
import { Button } from '../../ui/Button.tsx'
import { bytes, dateTime } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Text } from '../../ui/kit/Text.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import styles from './Feeds.module.css'
import type { Preview } from './model.ts'
import { feedTexts } from './texts.ts'

const formats = { rss: 'RSS', rdf: 'RSS 1.0', atom: 'Atom', json: 'JSON Feed' } as const

/** Name of a format with its version. */
export const formatName = (format: string, version: string | null = null): string => {
  const name = format in formats ? formats[format as keyof typeof formats] : format
  return version !== null && format !== 'rdf' ? `${name} ${version}` : name
}

function Item({ item }: { item: Preview['items'][number] }) {
  const t = useTexts(feedTexts)
  return (
    <li className={styles.item} data-refused={item.refused !== null}>
      <b lang={item.language === 'en' ? 'en' : 'zh-CN'}>{item.title ?? '–'}</b>
      {item.refused ? (
        <Text as="p" size="small" tone="error">
          {item.refused.message}
        </Text>
      ) : null}
      <Text as="p" size="small" tone="quiet">
        {item.publishedAt
          ? item.precision === 'instant'
            ? dateTime(item.publishedAt)
            : dateTime(item.publishedAt).slice(0, 10)
          : t('noDate')}
        {item.language ? ` · ${t(`language_${item.language}`)}` : ''}
        {item.images.length ? ` · ${t('images', { count: item.images.length })}` : ''}
      </Text>
      {item.body ? (
        <p className={styles.body} lang={item.language === 'en' ? 'en' : 'zh-CN'}>
          {item.body}
        </p>
      ) : null}
      {item.url ? <p className={styles.address}>{item.url}</p> : null}
    </li>
  )
}

/**
 * What an address gave: the feed with its items as they would be stored, or why not, and which feeds a page offers
 * instead.
 */
export function PreviewItems({ preview, onOffered }: { preview: Preview; onOffered: (url: string) => void }) {
  const t = useTexts(feedTexts)
  const { feed, error, offered, items } = preview
  return (
    <Column as="section" gap={3} aria-label={t('preview')}>
      {error ? (
        <Row className={styles.failure} align="stretch" role="alert">
          <CircleAlert size={16} aria-hidden="true" />
          <p>{error.message}</p>
        </Row>
      ) : null}
      {error?.code === 'FEED_IS_PAGE' ? <p>{t(offered.length ? 'offered' : 'offeredNone')}</p> : null}
      {offered.length ? (
        <ul className={styles.offered}>
          {offered.map(({ url, title }) => (
            <li key={url}>
              <span>
                <b>{title ?? url}</b>
                <small>{url}</small>
              </span>
              <Button size="small" onClick={() => onOffered(url)}>
                {t('useThis')}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {feed ? (
        <>
          <div className={styles.previewHead}>
            <b>{feed.title ?? '–'}</b>
            <span>
              {t('previewFacts', {
                format: formatName(feed.format, feed.version),
                items: feed.items,
                undated: feed.undated,
                bytes: bytes(feed.bytes),
              })}
            </span>
          </div>
          {feed.damaged ? (
            <Text as="p" size="small" tone="error">
              {t('damaged')}
            </Text>
          ) : null}
          <Text as="p" size="small" tone="quiet">
            {t('nothingStored')} {feed.items > items.length ? t('previewMore', { count: items.length }) : ''}
          </Text>
          {items.length ? (
            <ol className={styles.items}>
              {items.map((item) => (
                <Item key={`${item.id} ${item.title} ${item.publishedAt}`} item={item} />
              ))}
            </ol>
          ) : (
            <Text as="p" size="small" tone="quiet">
              {t('previewNone')}
            </Text>
          )}
        </>
      ) : null}
    </Column>
  )
}
