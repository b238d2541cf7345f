import { useState } from 'react'
import { useGo } from '../../lib/address.ts'
import { useTexts } from '../../lib/texts.ts'
import { Fill, Pane } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { Reader } from '../flash/offers/reader/Reader.tsx'
import { StoryList } from './StoryList.tsx'
import styles from './Digest.module.css'
import { digestTexts } from './texts.ts'
import type { Content } from './types.ts'

/** What a digest says; a document opens over it. */
export function DigestBody({ content }: { content: Content }) {
  const t = useTexts(digestTexts)
  const go = useGo()
  const [opened, open] = useState<string | null>(null)
  return (
    <Pane className={styles.body}>
      <Fill scroll>
        <StoryList content={content} onOpen={open} />
        <Text as="p" size="small" tone="quiet" className={styles.note}>
          {[
            t('counts', { news: content.newsCount, stories: content.storyCount }),
            content.roundups ? t('roundups', { count: content.roundups }) : '',
            content.cut ? t('cut') : '',
            content.leftOut > 0 ? t('leftOut', { count: content.leftOut }) : '',
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Fill>
      {opened ? (
        <Reader
          key={opened}
          newsId={opened}
          onClose={() => open(null)}
          onCompany={(companyId) => go(`/index/company/${companyId}`)}
        />
      ) : null}
    </Pane>
  )
}
