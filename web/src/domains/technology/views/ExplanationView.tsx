import type { termName } from '@pandora/contract/domains/technology/shapes'
import { technology } from '@pandora/contract/domains/technology/operations'
import type { technologyViews } from '@pandora/contract/domains/technology/rooms'
import type { z } from 'zod'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { dateTime } from '../../../lib/formats.ts'
import { useReread } from '../../../lib/live/useReread.ts'
import { named } from '../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import type { ViewProps } from '../../../lib/view.ts'
import { Text } from '../../../ui/kit/Text.tsx'
import { CommonSource } from '../../../ui/source/CommonSource.tsx'
import { useSources } from '../../../ui/source/useSources.ts'
import { ScreenLink } from '../../../ui/ScreenLink.tsx'
import { exportTable } from '../../../ui/table/DataTable.tsx'
import { ViewBody } from '../../../ui/view/ViewBody.tsx'
import { Marked } from '../../documents/offers/Marked.tsx'
import { sentenceAddress } from '../address.ts'
import { CourseChart } from '../CourseChart.tsx'
import { Start } from '../Start.tsx'
import styles from '../Technology.module.css'
import { technologyTexts } from '../texts.ts'

const topics = ['documents'] as const

interface WordsProps {
  name: string
  words: readonly { key: string; text: string }[]
  onChoose: (word: string) => void
}

/** Language of a word, for those who hear it. */
const langOf = (text: string | null): string => (/\p{Script=Han}/u.test(text ?? '') ? 'zh-CN' : 'en')

/** Words beside their name, each leading to itself. */
function Words({ name, words, onChoose }: WordsProps) {
  if (words.length === 0) return null
  return (
    <p className={styles.words}>
      <Text size="small" tone="quiet">
        {name}
      </Text>
      {words.map(({ key, text }) => (
        <button key={key} type="button" lang={langOf(text)} onClick={() => onChoose(text)}>
          {text}
        </button>
      ))}
    </p>
  )
}

/** What a keyword is: definitions with their source, words that mean it, terms above and below, its course (HUAKONG-04). */
export default function ExplanationView({ parameters, setParameters }: ViewProps<typeof technologyViews.explanation>) {
  const t = useTexts(technologyTexts)
  const language = useLanguage()
  const { keyword } = parameters
  useReread(technology.keyword, topics)
  const query = useOperation(technology.keyword, { keyword: keyword ?? '' }, { enabled: keyword !== undefined })
  const sources = useSources(query.data?.definitions ?? [])
  const look = (next: string) => setParameters({ keyword: next })
  if (keyword === undefined) return <Start onKeyword={look} />
  const plain = (words: readonly string[]) => words.map((text) => ({ key: text, text }))
  const terms = (list: readonly z.infer<typeof termName>[]) =>
    list.map((one) => ({ key: one.id, text: named(one.nameZh, one.nameEn, language, one.id) }))
  return (
    <ViewBody
      answer={query}
      context={keyword}
      table={({ course }) =>
        exportTable(
          t('course'),
          [
            { key: 'week', title: 'week', value: ({ week }) => week },
            { key: 'documents', title: t('course'), value: ({ documents }) => documents },
            { key: 'all', title: t('all'), value: ({ all }) => all },
          ],
          course.week.map((week, at) => ({
            week,
            documents: course.documents[at] ?? null,
            all: course.all[at] ?? null,
          })),
        )
      }
    >
      {(data) => (
        <div className={styles.explanation}>
          <p className={styles.term}>
            <Text as="b">
              {data.term ? named(data.term.nameZh, data.term.nameEn, language, data.keyword) : data.keyword}
            </Text>
            {data.term ? (
              <Text size="small" tone="quiet" lang={language === 'en' ? 'zh-CN' : 'en'}>
                {language === 'en' ? data.term.nameZh : data.term.nameEn}
              </Text>
            ) : (
              <Text size="small" tone="quiet">
                {t('notListed')}
              </Text>
            )}
          </p>
          <h4>{t('definitions')}</h4>
          {data.definitions.length === 0 ? <Text tone="quiet">{t('noDefinition')}</Text> : null}
          <CommonSource of={sources.common} />
          <ul className={styles.sentences}>
            {data.definitions.map((one) => (
              <li key={`${one.newsId} ${one.start}`}>
                <ScreenLink to={sentenceAddress(one.newsId, one.text)} lang={one.language === 'zh' ? 'zh-CN' : 'en'}>
                  <Marked text={one.text} places={one.marks} />
                </ScreenLink>
                <Text size="small" tone="quiet">
                  {[dateTime(one.newsTimestamp).slice(0, 10), sources.sourceOf(one)].join(' · ')}
                </Text>
              </li>
            ))}
          </ul>
          <Words name={t('synonyms')} words={plain([...data.synonyms.zh, ...data.synonyms.en])} onChoose={look} />
          <Words name={t('byCompanies')} words={plain(data.byCompanies)} onChoose={look} />
          <Words name={t('broader')} words={terms(data.broader)} onChoose={look} />
          <Words name={t('narrower')} words={terms(data.narrower)} onChoose={look} />
          <h4>{t('course')}</h4>
          <CourseChart keyword={data.keyword} of={data.course} />
          <p>
            <Text size="small" tone="quiet">
              {t('firstSeen')}{' '}
            </Text>
            {data.first ? (
              <ScreenLink to={sentenceAddress(data.first.newsId, data.keyword)}>
                {dateTime(data.first.newsTimestamp).slice(0, 10)} {data.first.title}
              </ScreenLink>
            ) : (
              t('neverSeen')
            )}
          </p>
        </div>
      )}
    </ViewBody>
  )
}
