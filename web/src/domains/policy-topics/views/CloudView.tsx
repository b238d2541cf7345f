import { useMemo } from 'react'
import { policyTopics } from '@pandora/contract/domains/policy-topics/operations'
import type { Language } from '@pandora/contract/language'
import type { OutputOf } from '@pandora/contract/operation'
import type { policyTopicsViews } from '@pandora/contract/domains/policy-topics/views'
import { WordCloud, type CloudEntry } from '../../../charts/WordCloud.tsx'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Fill, Pane } from '../../../ui/kit/Stack.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { useMissing } from '../../documents/offers/useMissing.ts'
import styles from '../PolicyTopics.module.css'
import { policyTopicsTexts } from '../texts.ts'
import { useTicked } from '../useTicked.ts'
import { WordTexts } from '../WordTexts.tsx'

const topics = ['analysis'] as const
type Word = OutputOf<typeof policyTopics.wordCloud>['dataList'][number]

/** What each word is shown as: two that one English name would stand for are told apart by their own. */
function shownNames(words: readonly Word[], language: Language): ReadonlyMap<string, string> {
  const taken = new Set<string>()
  return new Map(
    words.map(({ name, nameEn }) => {
      const told = named(name, nameEn, language)
      const text = taken.has(told) ? name : told
      taken.add(told)
      return [name, text]
    }),
  )
}

/** Words of late policies, the largest first, at most 200 (POLICY-30, POLICY-33), and the texts of the chosen one. */
export default function CloudView({ parameters, setParameters }: ViewProps<typeof policyTopicsViews.cloud>) {
  const t = useTexts(policyTopicsTexts)
  const language = useLanguage()
  const missing = useMissing()
  const { ticked } = useTicked()
  useReread(policyTopics.wordCloud, topics)
  const query = useOperation(policyTopics.wordCloud, { topicIds: ticked }, { keepPrevious: true })
  const list = query.data?.dataList
  const shown = useMemo(() => shownNames(list ?? [], language), [list, language])
  const entries = useMemo(
    (): CloudEntry[] =>
      (list ?? []).map(({ name, num, color }) => ({
        id: name,
        text: shown.get(name) ?? name,
        weight: num,
        colour: color,
        says: t('saysNum', { count: num }),
      })),
    [list, shown, t],
  )
  return (
    <ViewBody
      answer={query}
      source={({ newestDay }) => (newestDay ? t('asOf', { day: newestDay }) : null)}
      empty={({ dataList }) => (dataList.length ? undefined : missing(t('none')))}
      table={({ dataList }) => ({
        name: t('cloud'),
        head: [t('word'), t('num')],
        rows: dataList.map((one) => [named(one.name, one.nameEn, language), one.num]),
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
