import { PencilLine, Undo2 } from 'lucide-react'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { stances, tones } from '@pandora/contract/domains/analysis/operations'
import { dateTime } from '../../../../lib/formats.ts'
import { useTexts } from '../../../../lib/texts.ts'
import { Button } from '../../../../ui/Button.tsx'
import { Finder } from '../../../search/offers/finder/Finder.tsx'
import { useVocabulary } from '../../../analysis/offers/vocabulary/useVocabulary.ts'
import type { Mention, ToneFound } from './model.ts'
import styles from './Why.module.css'
import { readingTexts } from './texts.ts'
import type { Content, Correction, Corrections } from './useCorrections.ts'

interface Props {
  corrections: Corrections
  onDone: () => void
}

/** Who corrected it and when, with the way back for whom it is open to. */
export function CorrectedBy({ one, corrections }: { one: Correction; corrections: Corrections }) {
  const t = useTexts(readingTexts)
  return (
    <p className={styles.corrected}>
      {t('correctedBy', { by: one.by, at: dateTime(one.at) })}
      {one.mine || corrections.admin ? (
        <Button
          size="small"
          kind="quiet"
          icon={<Undo2 size={14} aria-hidden="true" />}
          busy={corrections.busy}
          onClick={() => corrections.revert(one.correctionId)}
        >
          {t('undo')}
        </Button>
      ) : null}
    </p>
  )
}

/** “Correct this”, folded until it is asked for; who may not correct is told why. */
function Folded({ may, children }: { may: boolean; children: ReactNode }) {
  const t = useTexts(readingTexts)
  const [open, setOpen] = useState(false)
  if (!may) return <p className={styles.quiet}>{t('guestHint')}</p>
  return open ? (
    <div className={styles.correct}>{children}</div>
  ) : (
    <Button size="small" kind="quiet" icon={<PencilLine size={14} aria-hidden="true" />} onClick={() => setOpen(true)}>
      {t('correct')}
    </Button>
  )
}

interface ChoiceProps<Word extends string> {
  label: string
  words: readonly Word[]
  now: Word
  name: (word: Word) => string
  busy: boolean
  onChoose: (word: Word) => void
}

function Choices<Word extends string>({ label, words, now, name, busy, onChoose }: ChoiceProps<Word>) {
  return (
    <div role="group" aria-label={label} className={styles.choices}>
      <span>{label}</span>
      {words.map((word) => (
        <Button
          key={word}
          size="small"
          pressed={word === now}
          disabled={busy || word === now}
          onClick={() => onChoose(word)}
        >
          {name(word)}
        </Button>
      ))}
    </div>
  )
}

/** Another stance for a post. */
export function CorrectStance({ now, corrections, onDone }: Props & { now: (typeof stances)[number] }) {
  const t = useTexts(readingTexts)
  const word = useVocabulary()
  return (
    <Folded may={corrections.may}>
      <Choices
        label={t('correctStance')}
        words={stances}
        now={now}
        name={(one) => word('stance', one)}
        busy={corrections.busy}
        onChoose={(stance) => corrections.save({ kind: 'stance', stance }, onDone)}
      />
    </Folded>
  )
}

/** Another tone for a company, or for the reader at large. */
export function CorrectTone({ tone, corrections, onDone }: Props & { tone: Pick<ToneFound, 'companyId' | 'tone'> }) {
  const t = useTexts(readingTexts)
  const word = useVocabulary()
  return (
    <Folded may={corrections.may}>
      <Choices
        label={t('correctTone')}
        words={tones}
        now={tone.tone}
        name={(one) => word('tone', one)}
        busy={corrections.busy}
        onChoose={(next) => corrections.save({ kind: 'tone', companyId: tone.companyId, tone: next }, onDone)}
      />
    </Folded>
  )
}

type Place = Pick<Mention, 'field' | 'start' | 'end'>
const entity = ({ field, start, end }: Place, mentionKind: Mention['kind'], entityId: string | null): Content => ({
  kind: 'entity',
  span: { field, start, end },
  mentionKind,
  entityId,
})

/** Another company for words, or none. */
export function CorrectEntity({ mention, corrections, onDone }: Props & { mention: Mention }) {
  const t = useTexts(readingTexts)
  const [finding, setFinding] = useState(false)
  return (
    <Folded may={corrections.may}>
      {finding ? (
        <Finder
          label={t('chooseCompany')}
          taken={mention.id ? [mention.id] : []}
          onChoose={({ companyId }) => corrections.save(entity(mention, 'company', companyId), onDone)}
        />
      ) : (
        <div role="group" aria-label={t('correctEntity')} className={styles.choices}>
          <span>{t('correctEntity')}</span>
          <Button size="small" onClick={() => setFinding(true)}>
            {t('otherCompany')}
          </Button>
          <Button
            size="small"
            busy={corrections.busy}
            onClick={() => corrections.save(entity(mention, mention.kind, null), onDone)}
          >
            {t('notEntity')}
          </Button>
        </div>
      )}
    </Folded>
  )
}

/** A company for words that nothing was found at. */
export function AddEntity({ place, corrections, onDone }: Props & { place: Place }) {
  const t = useTexts(readingTexts)
  return (
    <Finder
      label={t('chooseCompany')}
      onChoose={({ companyId }) => corrections.save(entity(place, 'company', companyId), onDone)}
    />
  )
}
