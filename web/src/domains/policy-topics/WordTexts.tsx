import { useState } from 'react'
import { CLOUD_PAGE, policyTopics } from '@pandora/contract/domains/policy-topics/operations'
import { cloudPlatforms } from '@pandora/contract/domains/policy-topics/shapes'
import { useOperation } from '../../lib/api/useOperation.ts'
import { number } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Column, Row } from '../../ui/kit/Stack.tsx'
import { Text } from '../../ui/kit/Text.tsx'
import { Pager } from '../../ui/pager/Pager.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { CommonSource } from '../../ui/source/CommonSource.tsx'
import { useSources } from '../../ui/source/useSources.ts'
import styles from './PolicyTopics.module.css'
import { policyTopicsTexts } from './texts.ts'

type Platform = (typeof cloudPlatforms)[number]

interface Props {
  word: string | null
  platform: Platform
  onPlatform: (platform: Platform) => void
}

/** Texts that have a word of the cloud, by platform, five a page (POLICY-35, POLICY-67). */
export function WordTexts({ word, platform, onPlatform }: Props) {
  const t = useTexts(policyTopicsTexts)
  const [page, setPage] = useState(0)
  const query = useOperation(
    policyTopics.wordCloudDetail,
    { word: word ?? '-', platform, page },
    { enabled: word !== null, keepPrevious: true },
  )
  const sources = useSources(query.data?.dataList ?? [])
  if (word === null)
    return (
      <Text className={styles.below} tone="quiet">
        {t('chooseWord')}
      </Text>
    )
  return (
    <section className={styles.below} aria-label={word}>
      <Answer query={query}>
        {(shown) => {
          const counts = { policy: shown.policyTotal, dc: shown.dcTotal, xq: shown.xqTotal }
          return (
            <Column gap={3}>
              <Row gap={4} wrap>
                <Text as="h3" strong>
                  {word}
                </Text>
                <SegmentedControl
                  label={t('platform')}
                  value={platform}
                  onChange={(next) => onPlatform(cloudPlatforms.find((one) => one === next) ?? 'policy')}
                  options={cloudPlatforms.map((value) => ({
                    value,
                    text: t(`platform_${value}`, { count: number(counts[value], { digits: 0 }) }),
                  }))}
                />
              </Row>
              {shown.dataList.length === 0 ? <Text tone="quiet">{t('noTexts')}</Text> : null}
              <CommonSource of={sources.common} />
              <ul>
                {shown.dataList.map((one) => (
                  <li key={one.documentId} className={styles.item} lang="zh">
                    <Text tone="loud">{one.title}</Text>{' '}
                    <Text size="small" tone="quiet">
                      {one.publishDay} · <Text>{sources.sourceOf(one)}</Text>
                    </Text>
                    <br />
                    <Text size="small">{one.quote}</Text>
                  </li>
                ))}
              </ul>
              <Pager page={page} total={shown.total} size={CLOUD_PAGE} onPage={setPage} />
            </Column>
          )
        }}
      </Answer>
    </section>
  )
}
