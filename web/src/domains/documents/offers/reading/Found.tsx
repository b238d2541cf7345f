import type { ReactNode } from 'react'
import { dateTime, percent } from '../../../../lib/formats.ts'
import { named } from '../../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { useReasonText } from '../../../analysis/offers/reasons/useReasonText.ts'
import { ScreenLink } from '../../../../ui/ScreenLink.tsx'
import { ModalityChip } from '../../../analysis/offers/ModalityChip.tsx'
import { useVocabulary } from '../../../analysis/offers/vocabulary/useVocabulary.ts'
import { CorrectedBy } from './Correct.tsx'
import { namedIn } from './model.ts'
import type { Analysed } from './model.ts'
import styles from './Found.module.css'
import { readingTexts } from './texts.ts'
import type { Correction, Corrections } from './useCorrections.ts'
import { useAmount } from '../../../analysis/offers/useAmount.ts'
import { writtenIn } from '../../../../ui/language/writtenIn.ts'
import { Text } from '../../../../ui/kit/Text.tsx'

/** Shows where findings stand in the text, and why; `element` is what was pressed. */
export type Show = (ids: readonly string[], element: HTMLElement) => void

interface Props {
  document: Analysed
  corrections: Corrections
  onShow: Show
}
const MOST = 24
const share = (value: number) => percent(value * 100, { digits: 0, sign: false })

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.group}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

function ToneMark({ tone, strength }: { tone: 'risk' | 'opportunity' | 'neutral'; strength: number }) {
  const word = useVocabulary()
  return (
    <span className={styles.tone} data-tone={tone}>
      <i aria-hidden="true">{tone === 'risk' ? '▼' : tone === 'opportunity' ? '▲' : '•'}</i>
      {word('tone', tone)} {tone === 'neutral' ? '' : Math.round(strength * 100)}
    </span>
  )
}

function Entities({ document, onShow }: Pick<Props, 'document' | 'onShow'>) {
  const t = useTexts(readingTexts)
  const word = useVocabulary()
  const language = useLanguage()
  const all = namedIn(document)
  const companies = all.filter(({ first }) => first.kind === 'company')
  const others = all.filter(({ first }) => first.kind !== 'company')
  const kinds = [...new Set(others.map(({ first }) => first.kind))]
  return (
    <>
      {companies.length ? (
        <Group title={t('companies')}>
          <ul className={styles.companies}>
            {companies.slice(0, MOST).map(({ key, first, count, ids, tone }) => (
              <li key={key}>
                <button
                  type="button"
                  onClick={({ currentTarget }) => onShow(tone ? [...ids, `t${tone.index}`] : ids, currentTarget)}
                >
                  <span className={styles.name}>
                    {named(first.nameZh, first.nameEn, language, first.text)}
                    {first.corrected ? <i title={t('corrected')}>✎</i> : null}
                  </span>
                  {count > 1 ? <span className={styles.quiet}>{t('times', { count })}</span> : null}
                  {tone ? <ToneMark tone={tone.found.tone} strength={tone.found.strength} /> : null}
                </button>
              </li>
            ))}
          </ul>
        </Group>
      ) : null}
      {kinds.length ? (
        <Group title={t('others')}>
          {kinds.map((kind) => (
            <div key={kind} className={styles.kind}>
              <span>{word('kind', kind)}</span>
              <div className={styles.chips}>
                {others
                  .filter(({ first }) => first.kind === kind)
                  .slice(0, MOST)
                  .map(({ key, first, count, ids }) => (
                    <button
                      key={key}
                      type="button"
                      className={styles.chip}
                      onClick={({ currentTarget }) => onShow(ids, currentTarget)}
                    >
                      <Text>{named(first.nameZh, first.nameEn, language, first.text)}</Text>
                      {count > 1 ? <span>{count}</span> : null}
                    </button>
                  ))}
              </div>
            </div>
          ))}
        </Group>
      ) : null}
    </>
  )
}

function Events({ document, onShow }: Pick<Props, 'document' | 'onShow'>) {
  const t = useTexts(readingTexts)
  const word = useVocabulary()
  const amount = useAmount()
  const language = useLanguage()
  if (!document.events.length) return null
  return (
    <Group title={t('events')}>
      <ul className={styles.events}>
        {document.events.slice(0, MOST).map((event, place) => (
          <li key={`${event.type} ${event.trigger.field} ${event.trigger.start} ${event.companyId ?? ''}`}>
            <button type="button" onClick={({ currentTarget }) => onShow([`e${place}`], currentTarget)}>
              <span
                className={styles.tone}
                data-tone={event.sign > 0 ? 'opportunity' : event.sign < 0 ? 'risk' : 'neutral'}
              >
                <i aria-hidden="true">{event.sign > 0 ? '▲' : event.sign < 0 ? '▼' : '•'}</i>
                {word('event', event.type)}
                <ModalityChip modality={event.modality} />
              </span>
              <span className={styles.quiet}>
                {[
                  named(event.nameZh, event.nameEn, language),
                  event.amount ? amount(event.amount) : '',
                  event.day ?? '',
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              {event.roles.some(({ role }) => role !== 'company') ? (
                <span className={styles.roles}>
                  {event.roles
                    .filter(({ role }) => role !== 'company')
                    .map((role) => `${word('role', role.role)} ${role.text}`)
                    .join(language === 'en' ? '; ' : '；')}
                </span>
              ) : null}
            </button>
          </li>
        ))}
      </ul>
    </Group>
  )
}

function Whole({ document, onShow }: Pick<Props, 'document' | 'onShow'>) {
  const t = useTexts(readingTexts)
  const word = useVocabulary()
  const { stance } = document
  const index = document.tones.findIndex(({ companyId }) => companyId === null)
  const tone = document.tones[index]
  return (
    <>
      {stance ? (
        <Group title={t('stanceOfPost')}>
          <button type="button" className={styles.whole} onClick={({ currentTarget }) => onShow(['s'], currentTarget)}>
            <span
              className={styles.tone}
              data-tone={stance.stance === 'many' ? 'opportunity' : stance.stance === 'empty' ? 'risk' : 'neutral'}
            >
              {word('stance', stance.stance)}
            </span>
            <span className={styles.quiet}>
              {t('probability', { value: share(Math.max(...stance.probabilities)) })}
              {stance.corrected ? ` · ${t('corrected')}` : ''}
            </span>
          </button>
        </Group>
      ) : null}
      {tone ? (
        <Group title={t('toneOfText')}>
          <button
            type="button"
            className={styles.whole}
            onClick={({ currentTarget }) => onShow([`t${index}`], currentTarget)}
          >
            <ToneMark tone={tone.tone} strength={tone.strength} />
            <span className={styles.quiet}>
              {t('probability', { value: share(tone.probability) })}
              {tone.corrected ? ` · ${t('corrected')}` : ''}
            </span>
          </button>
        </Group>
      ) : null}
    </>
  )
}

function Story({ story }: { story: NonNullable<Analysed['story']> }) {
  const t = useTexts(readingTexts)
  const language = useLanguage()
  const to = (newsId: string) => `/index/flash/${encodeURIComponent(newsId)}`
  if (story.copies === 0) return null
  return (
    <Group title={t('story')}>
      <p className={styles.quiet}>
        {t(story.isLead ? 'storyLead' : 'storyCopy', { count: story.copies })}{' '}
        {story.isLead ? null : <ScreenLink to={to(story.leadId)}>{t('storyFirst')}</ScreenLink>}
      </p>
      <ul className={styles.story}>
        {story.others.map(({ newsId, title, source, sourceEn, newsTimestamp }) => (
          <li key={newsId}>
            <ScreenLink to={to(newsId)}>{title}</ScreenLink>
            <span className={styles.quiet}>
              {named(source, sourceEn, language)} · {dateTime(newsTimestamp)}
            </span>
          </li>
        ))}
      </ul>
      {story.copies > story.others.length ? (
        <p className={styles.quiet}>{t('storyMore', { count: story.copies - story.others.length })}</p>
      ) : null}
    </Group>
  )
}

function Corrected({ list, corrections }: { list: readonly Correction[]; corrections: Corrections }) {
  const t = useTexts(readingTexts)
  const word = useVocabulary()
  const say = ({ content, words }: Correction) => {
    if (content.kind === 'stance') return t('isStance', { stance: word('stance', content.stance) })
    if (content.kind === 'tone') return t('isTone', { tone: word('tone', content.tone) })
    if (content.kind === 'label')
      return t('isLabel', { words, label: content.label === null ? '–' : word('label', content.label) })
    if (content.kind === 'department') return t('issuedBy', { names: content.departments.join(' · ') || '–' })
    return content.entityId === null ? t('isNothing', { words }) : t('isEntity', { words, entity: content.entityId })
  }
  return (
    <Group title={t('corrections')}>
      <ul className={styles.story}>
        {list.map((one) => (
          <li key={one.correctionId}>
            {say(one)}
            <CorrectedBy one={one} corrections={corrections} />
          </li>
        ))}
      </ul>
      <ScreenLink to="/index/corrections">{t('listOfAll')}</ScreenLink>
    </Group>
  )
}

/** What was found in a text, as a list beside it: each entry shows its words and why. */
export function Found({ document, corrections, onShow }: Props) {
  const t = useTexts(readingTexts)
  const word = useVocabulary()
  const reason = useReasonText()
  const nothing =
    !document.mentions.length &&
    !document.events.length &&
    !document.tones.length &&
    !document.stance &&
    !document.labels.length
  return (
    <aside className={styles.found} aria-label={t('found')}>
      {nothing ? <p className={styles.quiet}>{t('nothing')}</p> : null}
      <Whole document={document} onShow={onShow} />
      <Events document={document} onShow={onShow} />
      <Entities document={document} onShow={onShow} />
      {document.topics.length ? (
        <Group title={t('topics')}>
          <div className={styles.chips}>
            {document.topics.slice(0, 5).map(({ topic, probability }) => (
              <span key={topic} className={styles.chip}>
                {word('topic', topic)}
                <span>{share(probability)}</span>
              </span>
            ))}
          </div>
        </Group>
      ) : null}
      {document.keywords.length ? (
        <Group title={t('keywords')}>
          <div className={styles.chips}>
            {document.keywords.slice(0, 16).map(({ word: one }, place) => (
              <button
                key={one}
                type="button"
                className={styles.chip}
                lang={writtenIn(one)}
                onClick={({ currentTarget }) => onShow([`k${place}`], currentTarget)}
              >
                {one}
              </button>
            ))}
          </div>
        </Group>
      ) : null}
      {document.story ? <Story story={document.story} /> : null}
      {corrections.list.length ? <Corrected list={corrections.list} corrections={corrections} /> : null}
      {document.limits.length ? (
        <Group title={t('limits')}>
          <p className={styles.quiet}>{document.limits.map((code) => reason({ code, words: [] })).join(' · ')}</p>
        </Group>
      ) : null}
    </aside>
  )
}
