import { Fragment, useState } from 'react'
import { dateTime, number } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { CommonSource } from '../../ui/source/CommonSource.tsx'
import { useSources } from '../../ui/source/useSources.ts'
import { Disclosure } from './Disclosure.tsx'
import styles from './Digest.module.css'
import { digestTexts } from './texts.ts'
import type { Content, Story } from './types.ts'

interface Props {
  content: Pick<Content, 'stories'>
  /** Opens a document; null where nothing opens. */
  onOpen: ((newsId: string) => void) | null
}

/** Stories by weight, each with sentences out of its texts; every sentence opens the document that it stands in. */
export function StoryList({ content, onOpen }: Props) {
  const t = useTexts(digestTexts)
  const { common, sourceOf } = useSources(content.stories.flatMap(({ sources }) => sources))
  return (
    <>
      <CommonSource of={common} />
      <ol className={styles.stories} aria-label={t('report')}>
        {content.stories.map((story, at) => (
          <li key={story.newsId}>
            <Text size="lead" tone="accent" strong aria-hidden="true">
              {at + 1}
            </Text>
            <StoryCard story={story} sourceOf={sourceOf} onOpen={onOpen} />
          </li>
        ))}
      </ol>
    </>
  )
}

interface CardProps {
  story: Story
  sourceOf: ReturnType<typeof useSources>['sourceOf']
  onOpen: Props['onOpen']
}

function StoryCard({ story, sourceOf, onOpen }: CardProps) {
  const t = useTexts(digestTexts)
  const language = useLanguage()
  const written = story.language === 'zh' ? 'zh-CN' : 'en'
  const sources = [...new Set(story.sources.map(sourceOf))]
  return (
    <Column as="article" gap={2}>
      {story.gist && language === 'en' ? (
        <Text size="small" tone="plain" data-gist="">
          <i>
            {story.gist.nameEn ?? story.gist.companyId.replace(/^.*-/, '')}: {story.gist.text}
          </i>{' '}
          <Text tone="quiet">({t('gist')})</Text>
        </Text>
      ) : null}
      <button
        type="button"
        className={styles.headline}
        lang={written}
        disabled={!onOpen}
        onClick={() => onOpen?.(story.newsId)}
      >
        {story.title}
      </button>
      {story.toldAt ? (
        <Text size="small" tone="accent">
          {t('again', { at: dateTime(story.toldAt) })}
        </Text>
      ) : null}
      <p className={styles.sentences} lang={written}>
        {story.sentences
          .filter((one) => one.field === 'body')
          .map((one, at) => (
            <Fragment key={`${one.newsId} ${one.start}`}>
              {at > 0 && written === 'en' ? ' ' : null}
              <button type="button" disabled={!onOpen} onClick={() => onOpen?.(one.newsId)}>
                {one.text}
              </button>
            </Fragment>
          ))}
      </p>
      <Row wrap gap={3}>
        <Text size="small" tone="quiet">
          {dateTime(story.newsTimestamp)} · <Text>{sources.join(language === 'en' ? ', ' : '、')}</Text> ·{' '}
          {t('reports', { count: story.copies })} · {t('sources', { count: story.sourceCount })}
        </Text>
        {story.companies.map((one) => (
          <ScreenLink key={one.companyId} to={`/index/company/${encodeURIComponent(one.companyId)}`}>
            <Text size="small">{named(one.nameZh, one.nameEn, language, one.companyId)}</Text>
          </ScreenLink>
        ))}
      </Row>
      <Why story={story} />
    </Column>
  )
}

/** The parts of a story's weight. */
function Why({ story }: { story: Story }) {
  const t = useTexts(digestTexts)
  const [open, setOpen] = useState(false)
  const signed = (value: number) => number(value, { sign: true })
  return (
    <Disclosure open={open} onToggle={setOpen} label={`${t('why')} · ${t('weight', { weight: signed(story.weight) })}`}>
      <Text as="p" size="small" tone="plain">
        {story.why.map((one) => `${t(`why_${one.code}`)} ${signed(one.weight)}`).join(' · ')}
      </Text>
    </Disclosure>
  )
}
