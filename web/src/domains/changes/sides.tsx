import type { Change } from '@pandora/contract/domains/changes/operations'
import { dateTime, MISSING, number, percent, short } from '../../lib/formats.ts'
import { named } from '../../lib/names.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { markAfter, ofCap } from '../../ui/basis/basis.ts'
import { useVocabulary } from '../analysis/offers/vocabulary/useVocabulary.ts'
import styles from './Changes.module.css'
import { changeTexts } from './texts.ts'
import { zh } from './texts.zh.ts'

type Key = NonNullable<(typeof changeTexts)['key']>
const isKey = (key: string): key is Key => key in zh

/** Points of scores lie in steps of 0.005: with three digits parts are seen to add up. */
export const exact = { digits: 3, loose: true, sign: true } as const

/** Words of a change: what it is, its values as texts. */
export function useSaid() {
  const t = useTexts(changeTexts)
  const word = useVocabulary()
  const language = useLanguage()
  const key = (name: string, otherwise: string) => (isKey(name) ? t(name) : otherwise)
  const numberText = (value: number | null, unit: string | null): string => {
    if (value === null) return MISSING
    if (unit === 'percent') return percent(value, { sign: false })
    if (unit === 'points') return number(value, { digits: 1 })
    return unit === null ? number(value, { loose: true }) : short(value, language)
  }
  return {
    numberText,
    /** Name of what changed. */
    what: ({ group, what, period }: Change): string => {
      const name =
        group === 'figures'
          ? key(`figure_${what}`, what)
          : group === 'scores'
            ? key(`score_${what}`, what)
            : group === 'names'
              ? key(`name_${what}`, what)
              : group === 'status'
                ? key(`status_${what}`, what)
                : group === 'business'
                  ? key(`business_${what}`, what)
                  : group === 'events'
                    ? word('event', what)
                    : group === 'documents'
                      ? word('document', what)
                      : key(what, what)
      return period === null || group === 'scores' || group === 'figures' ? name : `${name} · ${period}`
    },
    /** Whose it is. */
    who: ({ companyId, companyZh, companyEn, themeId, themeZh, themeEn }: Change): string =>
      [
        companyId === null ? '' : named(companyZh, companyEn, language, companyId),
        themeId === null ? '' : named(themeZh, themeEn, language, themeId),
      ]
        .filter(Boolean)
        .join(' · '),
    /** One side as a text; null where it was not there. */
    side: ({ group, what, unit, before, after }: Change, of: 'before' | 'after'): string | null => {
      const value = of === 'before' ? before : after
      if (value === null) return null
      const text =
        value.text === null && value.textEn === null
          ? null
          : group === 'status' && what === 'status'
            ? key(value.text ?? '', value.text ?? '')
            : named(value.text, value.textEn, language)
      if (group === 'business') return `${text ?? ''} ${numberText(value.number, unit)}`.trim()
      return text ?? `${numberText(value.number, unit)}${markAfter(ofCap(value.byVwap ? 'vwap' : null))}`
    },
    difference: (value: number | null, unit: string | null): string =>
      value === null
        ? MISSING
        : unit === 'percent' || unit === 'points' || unit === null
          ? number(value, unit === 'points' ? exact : { digits: unit === null ? 0 : 2, sign: true })
          : short(value, language, { sign: true }),
  }
}

/** One side of a change, with the band of a membership. */
export function Side({
  row,
  of,
  brief = false,
}: {
  row: Change
  of: 'before' | 'after'
  /** Without the day on which it was known. */ brief?: boolean
}) {
  const t = useTexts(changeTexts)
  const text = useSaid().side(row, of)
  const band = of === 'before' ? row.bandBefore : row.bandAfter
  if (text === null) return <span className={styles.none}>{t('none')}</span>
  const name = band === null ? '' : `band_${band}`
  const [period, knownAt] = of === 'before' ? [row.periodBefore, row.knownBefore] : [row.period, row.knownAt]
  const when =
    row.group !== 'figures' || period === null
      ? null
      : knownAt === null || brief
        ? t('periodEnd', { period })
        : t('known', { period, day: dateTime(knownAt).slice(0, 10) })
  return (
    <span className={styles.side} data-dated={when !== null} title={when === null ? text : `${text} · ${when}`}>
      <span className={styles.text}>{text}</span>
      {isKey(name) ? <small>{t(name)}</small> : null}
      {when === null ? null : <small>{when}</small>}
    </span>
  )
}
