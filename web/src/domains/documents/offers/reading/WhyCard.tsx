import type { ReactNode } from 'react'
import { dateTime, number, percent } from '../../../../lib/formats.ts'
import { named } from '../../../../lib/names.ts'
import { useLanguage, useTexts } from '../../../../lib/texts.ts'
import { ScreenLink } from '../../../../ui/ScreenLink.tsx'
import { useVocabulary } from '../../../analysis/offers/vocabulary/useVocabulary.ts'
import { CorrectedBy, CorrectEntity, CorrectStance, CorrectTone } from './Correct.tsx'
import type { Analysed, EventFound, Finding, Mention, ToneFound } from './model.ts'
import styles from './Why.module.css'
import { Reasons } from './Reasons.tsx'
import { readingTexts } from './texts.ts'
import { useAmount } from '../../../analysis/offers/useAmount.ts'
import type { Corrections } from './useCorrections.ts'

interface Props {
  corrections: Corrections
  onDone: () => void
}
const share = (value: number) => percent(value * 100, { digits: 0, sign: false })

function Part({
  badge,
  colour,
  title,
  figures,
  children,
}: {
  badge: string
  colour: string
  title: ReactNode
  figures: readonly string[]
  children: ReactNode
}) {
  return (
    <section className={styles.part}>
      <header>
        <i className={styles.badge} data-colour={colour}>
          {badge}
        </i>
        <b>{title}</b>
        <span className={styles.figures}>{figures.join(' · ')}</span>
      </header>
      {children}
    </section>
  )
}

function MentionPart({ mention, corrections, onDone }: Props & { mention: Mention }) {
  const t = useTexts(readingTexts)
  const word = useVocabulary()
  const language = useLanguage()
  const name = named(mention.nameZh, mention.nameEn, language, mention.text)
  const by = corrections.list.find(
    ({ content }) =>
      content.kind === 'entity' &&
      content.span.field === mention.field &&
      content.span.start === mention.start &&
      content.span.end === mention.end,
  )
  return (
    <Part
      badge={word('kind', mention.kind)}
      colour={mention.kind}
      title={name}
      figures={[t('confidence', { value: share(mention.confidence) })]}
    >
      {mention.id === null ? (
        <p className={styles.quiet}>{t('unknownName')}</p>
      ) : mention.kind === 'company' ? (
        <ScreenLink to={`/index/company/${encodeURIComponent(mention.id)}`}>{t('openCompany')}</ScreenLink>
      ) : null}
      <Reasons why={mention.why} />
      {by ? <CorrectedBy one={by} corrections={corrections} /> : null}
      <CorrectEntity mention={mention} corrections={corrections} onDone={onDone} />
    </Part>
  )
}

function TonePart({ tone, corrections, onDone }: Props & { tone: ToneFound }) {
  const t = useTexts(readingTexts)
  const word = useVocabulary()
  const language = useLanguage()
  const name = named(tone.nameZh, tone.nameEn, language)
  const by = corrections.list.find(({ content }) => content.kind === 'tone' && content.companyId === tone.companyId)
  return (
    <Part
      badge={word('tone', tone.tone)}
      colour={tone.tone}
      title={tone.companyId && name ? t('toneFor', { name }) : t('toneOfText')}
      figures={[t('strength', { value: share(tone.strength) }), t('probability', { value: share(tone.probability) })]}
    >
      <Reasons why={tone.why} />
      {by ? <CorrectedBy one={by} corrections={corrections} /> : null}
      <CorrectTone tone={tone} corrections={corrections} onDone={onDone} />
    </Part>
  )
}

function StancePart({ stance, corrections, onDone }: Props & { stance: NonNullable<Analysed['stance']> }) {
  const t = useTexts(readingTexts)
  const word = useVocabulary()
  const order = ['many', 'empty', 'neutral', 'irrelevance'] as const
  const by = corrections.list.find(({ content }) => content.kind === 'stance')
  return (
    <Part badge={word('stance', stance.stance)} colour={stance.stance} title={t('stanceOfPost')} figures={[]}>
      <p className={styles.quiet}>
        {order.map((one, place) => `${word('stance', one)} ${share(stance.probabilities[place] ?? 0)}`).join(' · ')}
      </p>
      <Reasons why={stance.why} />
      {by ? <CorrectedBy one={by} corrections={corrections} /> : null}
      <CorrectStance now={stance.stance} corrections={corrections} onDone={onDone} />
    </Part>
  )
}

function EventPart({ event, role }: { event: EventFound; role: string | null }) {
  const t = useTexts(readingTexts)
  const word = useVocabulary()
  const amount = useAmount()
  const language = useLanguage()
  const about = named(event.nameZh, event.nameEn, language)
  const lines = [
    about ? t('about', { name: about }) : '',
    role ? t('role', { role: word('role', role) }) : '',
    event.day ? t('day', { day: event.day }) : '',
    event.amount ? t('amount', { amount: amount(event.amount) }) : '',
    event.sizeClass ? word('size', event.sizeClass) : '',
  ]
  return (
    <Part
      badge={word('event', event.type)}
      colour="event"
      title={`“${event.trigger.text}”`}
      figures={[word('modality', event.modality), t('confidence', { value: share(event.confidence) })]}
    >
      <p className={styles.quiet}>{lines.filter(Boolean).join(' · ')}</p>
      <Reasons why={event.why} />
    </Part>
  )
}

/** Why the words are highlighted: each thing found there with its reasons, and the way to correct it. */
export function WhyCard({
  document,
  found,
  corrections,
  onDone,
}: Props & { document: Analysed; found: readonly { id: string; finding: Finding }[] }) {
  const t = useTexts(readingTexts)
  const word = useVocabulary()
  const seen = new Set<unknown>()
  // One thing may stand at the words twice: as trigger and as role, say.
  const parts = found.filter(({ finding }) => {
    const subject = Object.values(finding).find((value) => typeof value === 'object')
    return !seen.has(subject) && Boolean(seen.add(subject))
  })
  return (
    <div className={styles.why}>
      {parts.map(({ id, finding }) => {
        if (finding.of === 'mention')
          return <MentionPart key={id} mention={finding.mention} corrections={corrections} onDone={onDone} />
        if (finding.of === 'tone')
          return <TonePart key={id} tone={finding.tone} corrections={corrections} onDone={onDone} />
        if (finding.of === 'stance')
          return <StancePart key={id} stance={finding.stance} corrections={corrections} onDone={onDone} />
        if (finding.of === 'event') return <EventPart key={id} event={finding.event} role={finding.role} />
        if (finding.of === 'label')
          return (
            <Part
              key={id}
              badge={word('label', finding.label.label)}
              colour={`label-${finding.label.label}`}
              title={finding.label.text}
              figures={[]}
            >
              <Reasons why={finding.label.why} />
            </Part>
          )
        return (
          <Part
            key={id}
            badge={t('layer_keyword')}
            colour="keyword"
            title={finding.keyword.word}
            figures={[t('weight', { weight: number(finding.keyword.weight) })]}
          >
            {null}
          </Part>
        )
      })}
      <footer className={styles.version}>
        {document.version ? (
          <ScreenLink to="/index/health/analysis" title={document.version.key}>
            {t('version', { version: `${document.version.key.split(' ')[0] ?? ''} #${document.version.versionId}` })}
          </ScreenLink>
        ) : null}
        {document.knownAt ? <span>{t('knownAt', { at: dateTime(document.knownAt) })}</span> : null}
        {document.backComputed ? <span title={t('backComputedLong')}>{t('backComputed')}</span> : null}
      </footer>
    </div>
  )
}
