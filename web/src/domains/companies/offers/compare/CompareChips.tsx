import { X } from 'lucide-react'
import { useTexts } from '../../../../lib/texts.ts'
import { uiTexts } from '../../../../ui/uiTexts.ts'
import { chartTexts } from '../../../../charts/texts.ts'
import type { Comparison } from './useCompared.ts'
import styles from './Compare.module.css'

interface Props {
  chosen: readonly Comparison[]
  onRemove: (id: string) => void
  /** Day on which all of them are 100; undefined where there is none in sight. */
  base: string | undefined
}

/** What the chart is compared with, in the colours of its lines, and from which day on. */
export function CompareChips({ chosen, onRemove, base }: Props) {
  const t = useTexts(chartTexts)
  const ui = useTexts(uiTexts)
  if (!chosen.length) return null
  const ready = chosen.filter(({ state }) => state === 'ready')
  const notes = { waiting: ui('loading'), ready: '', empty: ui('absence_NOT_KNOWN_YET'), failed: ui('errorDot') }
  return (
    <div className={styles.chips}>
      {chosen.map((one) => (
        <span key={one.id} className={styles.chip} data-fixed={one.fixed || undefined}>
          {one.state === 'ready' ? (
            <i style={{ background: `var(--series-${((ready.indexOf(one) + 1) % 8) + 1})` }} aria-hidden="true" />
          ) : null}
          {one.name}
          {notes[one.state] ? <span className={styles.aside}>{notes[one.state]}</span> : null}
          {one.otherBasis ? <span className={styles.aside}>{t(`basis_${one.otherBasis}`)}</span> : null}
          {one.fixed ? null : (
            <button
              type="button"
              className={styles.remove}
              aria-label={t('compareRemove', { name: one.name })}
              title={t('compareRemove', { name: one.name })}
              onClick={() => onRemove(one.id)}
            >
              <X size={12} aria-hidden="true" />
            </button>
          )}
        </span>
      ))}
      {ready.length ? <span>{base ? t('rebased', { day: base }) : t('noCommonDay')}</span> : null}
    </div>
  )
}
