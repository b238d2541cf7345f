import type { documents } from '@pandora/contract/domains/documents/operations'
import { fieldTerm } from '@pandora/contract/domains/documents/query/write'
import type { OutputOf } from '@pandora/contract/operation'
import { inLanguage } from '@pandora/contract/language'
import { number } from '../../../lib/formats.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Column } from '../../../ui/kit/Stack.tsx'
import { Text } from '../../../ui/kit/Text.tsx'
import { Truncated } from '../../../ui/kit/Truncated.tsx'
import { useSources } from '../../../ui/source/useSources.ts'
import { useVocabulary } from '../../analysis/offers/vocabulary/useVocabulary.ts'
import styles from './Facets.module.css'
import { holdsTerm, monthTerms, toggled } from './terms.ts'
import { documentSearchTexts } from './texts.ts'

type Answer = OutputOf<typeof documents.search>

interface Choice {
  key: string
  name: string
  count: number
  /** What narrows by it: terms of a query. */
  terms: readonly string[]
}

interface Props {
  text: string
  answer: Pick<Answer, 'facets' | 'more' | 'total'>
  onText: (text: string) => void
}

/** What was found by kind, source, company, month and event. A press puts the condition into the query, or takes it out. */
export function Facets({ text, answer: { facets, more, total }, onText }: Props) {
  const t = useTexts(documentSearchTexts)
  const language = useLanguage()
  const word = useVocabulary()
  // What all sources begin with is said at the head of what was found.
  const sources = facets.sources.map((one) => ({ ...one, source: one.nameZh, sourceEn: one.nameEn }))
  const { sourceOf } = useSources(sources)
  const groups: { key: 'kinds' | 'companies' | 'sources' | 'events' | 'months'; choices: Choice[] }[] = [
    {
      key: 'kinds',
      choices: facets.kinds.map(({ kind, count }) => ({
        key: kind,
        name: word('document', kind),
        count,
        terms: [fieldTerm('kind', kind, language)],
      })),
    },
    {
      key: 'companies',
      choices: facets.companies.map(({ key, nameZh, nameEn, count }) => ({
        key,
        name: inLanguage({ zh: nameZh, en: nameEn }, language),
        count,
        terms: [fieldTerm('company', key, language)],
      })),
    },
    {
      key: 'sources',
      choices: sources.map((one) => ({
        key: one.key,
        name: sourceOf(one),
        count: one.count,
        terms: [fieldTerm('source', one.key, language)],
      })),
    },
    {
      key: 'events',
      choices: facets.eventTypes.map(({ type, count }) => ({
        key: type,
        name: word('event', type),
        count,
        terms: [fieldTerm('event', type, language)],
      })),
    },
    {
      key: 'months',
      choices: facets.months
        .toReversed()
        .map(({ month, count }) => ({ key: month, name: month, count, terms: monthTerms(month, language) })),
    },
  ]
  const press = ({ terms }: Choice, on: boolean) =>
    onText(terms.filter((term) => holdsTerm(text, term) === on).reduce(toggled, text))
  return (
    <Column gap={6}>
      {more ? (
        <Text as="p" size="small" tone="quiet">
          {t('narrowBound', { count: number(total, { digits: 0 }) })}
        </Text>
      ) : null}
      {groups
        .filter(({ choices }) => choices.length > 0)
        .map(({ key, choices }) => {
          const most = Math.max(...choices.map(({ count }) => count))
          return (
            <section key={key} aria-label={t(`facet_${key}`)}>
              <Text as="h2" size="small" tone="quiet">
                {t(`facet_${key}`)}
              </Text>
              <ul className={styles.choices}>
                {choices.map((choice) => {
                  const on = choice.terms.every((term) => holdsTerm(text, term))
                  const { name, count } = choice
                  return (
                    <li key={choice.key}>
                      <button
                        type="button"
                        className={styles.choice}
                        aria-pressed={on}
                        title={t(on ? 'without' : 'only', { name, count })}
                        onClick={() => press(choice, on)}
                      >
                        <i style={{ width: `${(100 * count) / most}%` }} aria-hidden="true" />
                        <Truncated>{name}</Truncated>
                        <Text size="small" tone="quiet" whole>
                          {number(count, { digits: 0 })}
                        </Text>
                      </button>
                    </li>
                  )
                })}
              </ul>
            </section>
          )
        })}
    </Column>
  )
}
