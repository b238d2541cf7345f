import { useContext, useMemo } from 'react'
import { risk } from '@pandora/contract/domains/risk/operations'
import type { riskViews } from '@pandora/contract/domains/risk/rooms'
import { WordCloud, type CloudEntry } from '../../../charts/WordCloud.tsx'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { useTexts } from '../../../lib/texts.ts'
import { PlaceContext } from '../../../lib/view.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Legend } from '../../../ui/kit/Legend.tsx'
import { Fill, Pane } from '../../../ui/kit/Stack.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { GroupFilter, groupOf } from '../GroupFilter.tsx'
import styles from '../Risk.module.css'
import { riskTexts } from '../texts.ts'
import { useNothing } from '../useNothing.ts'
import { colourOf, groups, useRiskWords } from '../words.ts'
import { riskTypeFacts, riskTypes } from '@pandora/contract/domains/risk/types'

const topics = ['analysis'] as const
/** Words that have room to be of different sizes; the table has all. */
const SHOWN = 26

/** The hottest topics as words, as large as they are hot, in the colour of their kind (RISK-12). */
export default function CloudView({ parameters, setParameters }: ViewProps<typeof riskViews.cloud>) {
  const t = useTexts(riskTexts)
  const { ofGroup, ofTopic } = useRiskWords()
  const { given } = useContext(PlaceContext)
  const group = groupOf(parameters.group)
  useReread(risk.topicCloud, topics)
  const query = useOperation(risk.topicCloud, group === undefined ? {} : { group }, { keepPrevious: true })
  const nothing = useNothing(group, () => setParameters({ group: null }))
  const list = query.data?.dataList
  const entries = useMemo((): CloudEntry[] => {
    const shown = (list ?? []).slice(0, SHOWN)
    // The same risk of the same subject comes again after a pause: such topics are told apart by their first day.
    const names = shown.map((topic) => ofTopic(topic))
    const alike = new Set(names.filter((name, at) => names.indexOf(name) !== at))
    return shown.map((topic) => ({
      id: topic.topicId,
      text: alike.has(ofTopic(topic)) ? `${ofTopic(topic)} ${topic.firstDay.slice(5)}` : ofTopic(topic),
      weight: topic.value,
      colour: colourOf(topic.riskType),
      says: t('says', { stories: topic.stories, heat: number(topic.topicHeat, { digits: 1 }) }),
    }))
  }, [list, ofTopic, t])
  const legend = groups.flatMap((one) => {
    const type = riskTypes.find((word) => riskTypeFacts[word].group === one)
    return type
      ? [{ key: one, colour: `var(--cloud-${colourOf(type)})`, text: ofGroup(one), as: 'square' as const }]
      : []
  })
  return (
    <ViewBody
      answer={query}
      source={({ newestDay }) => (newestDay ? t('asOf', { day: newestDay }) : null)}
      empty={({ dataList }) => (dataList.length ? undefined : nothing())}
      table={({ dataList }) => ({
        name: t('cloud'),
        head: [t('topic'), t('heat'), t('stories'), t('first'), t('last')],
        rows: dataList.map((one) => [ofTopic(one), one.topicHeat, one.stories, one.firstDay, one.lastDay]),
      })}
      controls={
        given.has('group') ? null : <GroupFilter chosen={group} onChoose={(next) => setParameters({ group: next })} />
      }
    >
      {() => (
        <Pane>
          <Fill>
            <WordCloud
              label={t('cloud')}
              words={entries}
              chosen={parameters.topic ?? null}
              onChoose={(topic) => setParameters({ topic })}
            />
          </Fill>
          <Legend label={t('group')} items={legend} className={styles.legend} />
        </Pane>
      )}
    </ViewBody>
  )
}
