import { useMemo } from 'react'
import { policyTopics } from '@pandora/contract/domains/policy-topics/operations'
import type { policyTopicsViews } from '@pandora/contract/domains/policy-topics/views'
import { WordCloud, type CloudEntry } from '../../../charts/WordCloud.tsx'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Fill, Pane } from '../../../ui/kit/Stack.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import styles from '../PolicyTopics.module.css'
import { policyTopicsTexts } from '../texts.ts'
import { useTicked } from '../useTicked.ts'
import { WordTexts } from '../WordTexts.tsx'

const topics = ['analysis'] as const

/** Words of late policies, the largest first, at most 200 (POLICY-30, POLICY-33), and the texts of the chosen one. */
export default function CloudView({ parameters, setParameters }: ViewProps<typeof policyTopicsViews.cloud>) {
  const t = useTexts(policyTopicsTexts)
  const missing = useMissing()
  const { ticked } = useTicked()
  useReread(policyTopics.wordCloud, topics)
  const query = useOperation(policyTopics.wordCloud, { topicIds: ticked }, { keepPrevious: true })
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
      source={({ newestDay }) => (newestDay ? t('asOf', { day: newestDay }) : null)}
      empty={({ dataList }) => (dataList.length ? undefined : missing(t('none')))}
      table={({ dataList }) => ({
        name: t('cloud'),
        head: [t('word'), t('num')],
        rows: dataList.map(({ name, num }) => [name, num]),
      })}
      note={({ fromDay, newestDay, policies }) =>
        t('cloudNote', { from: fromDay ?? '–', to: newestDay ?? '–', policies })
      }
    >
      {() => (
        <Pane>
          <Fill className={styles.cloud}>
            <WordCloud
              label={t('cloud')}
              words={entries}
              chosen={parameters.word ?? null}
              onChoose={(word) => setParameters({ word })}
            />
          </Fill>
          <WordTexts
            key={`${parameters.word ?? ''} ${parameters.platform}`}
            word={parameters.word ?? null}
            platform={parameters.platform}
            onPlatform={(platform) => setParameters({ platform })}
          />
        </Pane>
      )}
    </ViewBody>
  )
}
