import { lazy, Suspense, useState } from 'react'
import { useParams } from 'react-router'
import { BookmarkPlus } from 'lucide-react'
import { risk } from '@pandora/contract/domains/risk/operations'
import { useOperation } from '../../lib/api/useOperation.ts'
import { number } from '../../lib/formats.ts'
import { slot } from '../../lib/installed.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { usePhone } from '../../lib/usePhone.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Facts } from '../../ui/kit/Facts.tsx'
import { Pane } from '../../ui/kit/Stack.tsx'
import { Screen } from '../../ui/Screen.tsx'
import { Skeleton } from '../../ui/States.tsx'
import { Tiles } from '../../ui/page/Tiles.tsx'
import { ViewTile } from '../../ui/view/ViewTile.tsx'
import { WhenLoaded } from '../../ui/view/WhenLoaded.tsx'
import styles from './Risk.module.css'
import { riskTexts } from './texts.ts'
import { courseView, historyView, influenceView, newsView, sentimentView } from './views.ts'
import { useRiskWords } from './words.ts'

const EntryDialog = lazy(() => import('./register/EntryDialog.tsx'))

/** One topic of risk: its course, its news, who is reached, what came before. */
export default function RiskTopic() {
  const t = useTexts(riskTexts)
  const language = useLanguage()
  const phone = usePhone()
  const { topicId = '' } = useParams()
  const { ofTopic } = useRiskWords()
  const [keeping, keep] = useState(false)
  const query = useOperation(risk.topic, { topicId })
  const given = { topic: topicId }
  return (
    <Screen
      title={query.data ? ofTopic(query.data) : t('topic')}
      back={{ to: '/index/risk', text: t('backToTopics') }}
      layout={phone ? 'flow' : 'fill'}
      actions={
        <>
          {query.data
            ? slot('riskTopicAction').map(({ key, view: View }) => (
                <WhenLoaded key={key}>
                  <View topic={query.data} />
                </WhenLoaded>
              ))
            : null}
          <Button
            disabled={!query.data}
            icon={<BookmarkPlus size={16} aria-hidden="true" />}
            onClick={() => keep(true)}
          >
            {t('keep')}
          </Button>
        </>
      }
    >
      <Answer query={query} waiting={<Skeleton count={8} height={40} />}>
        {(topic) => (
          <Pane gap={3}>
            <Facts
              className={styles.head}
              as="cells"
              items={[
                { label: t('heat'), value: number(topic.topicHeat, { digits: 1 }) },
                { label: t('stories'), value: number(topic.stories, { digits: 0 }) },
                { label: t('documents'), value: number(topic.documents, { digits: 0 }) },
                { label: t('mood'), value: number(topic.mood, { digits: 0 }) },
                { label: t('first'), value: topic.firstDay },
                { label: t('last'), value: topic.lastDay },
                {
                  label: t('places'),
                  value:
                    topic.places.map((one) => named(one.nameZh, one.nameEn, language, one.code)).join(' · ') || '–',
                },
              ]}
            />
            <Tiles className={styles.topic}>
              <ViewTile view={courseView} given={given} />
              <ViewTile view={influenceView} given={given} className={styles.high} />
              <ViewTile view={newsView} given={given} title={t('topicNews')} className={styles.high} />
              <ViewTile view={sentimentView} given={given} />
              <ViewTile view={historyView} given={given} />
            </Tiles>
            {keeping ? (
              <Suspense fallback={null}>
                <EntryDialog
                  riskType={topic.riskType}
                  subject={topic.subject}
                  entry={null}
                  onClose={() => keep(false)}
                />
              </Suspense>
            ) : null}
          </Pane>
        )}
      </Answer>
    </Screen>
  )
}
