import { useMemo } from 'react'
import { cloudPlatforms, CLOUD_PAGE } from '@pandora/contract/domains/market-opinion/names'
import { marketOpinion } from '@pandora/contract/domains/market-opinion/operations'
import type { marketOpinionViews } from '@pandora/contract/domains/market-opinion/views'
import { WordCloud, type CloudEntry } from '../../../charts/WordCloud.tsx'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import { pageIn, pageText } from '../../../lib/usePage.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Column, Fill, Pane, Row } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Pager } from '../../../ui/pager/Pager.tsx'
import { SegmentedControl } from '../../../ui/SegmentedControl.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import { Posts } from '../market/Posts.tsx'
import styles from '../MarketOpinion.module.css'
import { marketOpinionTexts } from '../texts.ts'
import { whole } from '../words.ts'

type Props = ViewProps<typeof marketOpinionViews.cloud>

/** Words of the posts on a company, at most 200, and the posts that have the chosen one, five a page. */
export default function CloudView({ parameters, setParameters }: Props) {
  const t = useTexts(marketOpinionTexts)
  const missing = useMissing()
  const { companyId = '', word } = parameters
  const query = useOperation(marketOpinion.wordCloud, { companyId })
  const list = query.data?.dataList
  const entries = useMemo(
    (): CloudEntry[] =>
      (list ?? []).map(({ name, num, color }) => ({
        id: name,
        text: name,
        weight: num,
        colour: color,
        says: t('saysNum', { count: num }),
      })),
    [list, t],
  )
  return (
    <ViewBody
      answer={query}
      empty={({ dataList }) => (dataList.length ? undefined : missing(t('noWords')))}
      table={({ dataList }) => ({
        name: t('cloud'),
        head: [t('word'), t('num')],
        rows: dataList.map(({ name, num }) => [name, num]),
      })}
      note={({ posts }) => t('cloudNote', { posts: whole(posts) })}
    >
      {() => (
        <Pane>
          <Fill className={styles.cloud}>
            <WordCloud
              label={t('cloud')}
              words={entries}
              chosen={word ?? null}
              onChoose={(chosen) => setParameters({ word: chosen, page: null })}
            />
          </Fill>
          {word ? (
            <Behind parameters={parameters} setParameters={setParameters} />
          ) : (
            <Text tone="quiet" size="small">
              {t('chooseWord')}
            </Text>
          )}
        </Pane>
      )}
    </ViewBody>
  )
}

/** Posts that have the chosen word. */
function Behind({ parameters: { companyId = '', word = '', platform, page: kept }, setParameters }: Props) {
  const t = useTexts(marketOpinionTexts)
  const page = pageIn(kept)
  const { data } = useOperation(
    marketOpinion.wordCloudDetail,
    { companyId, word, platform, page, size: CLOUD_PAGE },
    { keepPrevious: true },
  )
  const totals = { dc: data?.dcTotal ?? 0, xq: data?.xqTotal ?? 0 }
  return (
    <Column gap={3} className={styles.behind}>
      <Row gap={4} wrap place="between">
        <Text strong>{t('cloudDetail', { word })}</Text>
        <SegmentedControl
          label={t('platform')}
          value={platform}
          onChange={(next) => setParameters({ platform: next, page: null })}
          options={cloudPlatforms.map((value) => ({
            value,
            text: `${t(value === 'dc' ? 'platform_df' : 'platform_xq')} ${whole(totals[value])}`,
          }))}
        />
      </Row>
      <Posts posts={data?.dataList ?? []} label={t('cloudDetail', { word })} />
      <Pager
        page={page}
        total={data?.total ?? 0}
        size={CLOUD_PAGE}
        onPage={(next) => setParameters({ page: pageText(next) })}
      />
    </Column>
  )
}
