import { number } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import { ProvenanceLink } from '../../../ui/ProvenanceLink.tsx'
import type { Check } from './model.ts'
import styles from './Analysis.module.css'
import { reportTexts } from './texts.ts'
import { useFigureText } from './useFigureText.ts'

const signs = { agrees: '✓', differs: '≠', 'no-fact': '–' } as const
const names = { agrees: 'agrees', differs: 'differs', 'no-fact': 'noFact' } as const

/** Whether what the text says agrees with what is stored, in a sign. */
export function VerdictSign({ check }: { check: Check | null }) {
  const t = useTexts(reportTexts)
  if (!check) return null
  return (
    <i
      className={styles.verdict}
      data-verdict={check.verdict}
      role="img"
      aria-label={t(names[check.verdict])}
      title={t(names[check.verdict])}
    >
      {signs[check.verdict]}
    </i>
  )
}

/** The stored figure it was held against with its source, or why there is none. */
export function Stored({ check }: { check: Check | null }) {
  const t = useTexts(reportTexts)
  const figure = useFigureText()
  if (!check) return null
  if (check.stored === null)
    return check.reason ? <span className={styles.stored}>{t(`check_${check.reason}`)}</span> : null
  const value = figure(check.stored, check.unit)
  const rate = check.about === 'rate' || check.unit === 'percent'
  const difference =
    check.difference === null
      ? null
      : `${number(check.difference, { digits: 2, sign: true })}${rate ? ` ${t('percentPoints')}` : '%'}`
  return (
    <span className={styles.stored}>
      {check.verdict === 'differs' && difference ? t('stored', { value, difference }) : t('storedSame', { value })}
      {check.restated ? ` · ${t('restated')}` : null}
      <ProvenanceLink provenance={check.provenance} bare />
    </span>
  )
}
