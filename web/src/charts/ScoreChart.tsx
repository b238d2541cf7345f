import { useEffect, useMemo, useRef, useState } from 'react'
import { number } from '../lib/formats.ts'
import { useLanguage, useTexts } from '../lib/texts.ts'
import { Figure } from '../ui/Figure.tsx'
import { DataTable } from '../ui/table/DataTable.tsx'
import type { Column } from '../ui/table/DataTable.tsx'
import styles from './Chart.module.css'
import { drawScores } from './scoreModel.ts'
import type { ScoreModel } from './scoreModel.ts'
import { partOf, scoreParts } from './scores.ts'
import type { ScoreDay } from './scores.ts'
import { chartTexts } from './texts.ts'

interface Props {
  name: string
  /** Oldest first. */
  days: readonly ScoreDay[]
  asTable: boolean
  onChoose: (day: string) => void
}

/** Impact score over time with the parts of risk and opportunity, direct and indirect; the same as a table. */
export function ScoreChart({ name, days, asTable, onChoose }: Props) {
  const t = useTexts(chartTexts)
  const language = useLanguage()
  const element = useRef<HTMLDivElement>(null)
  const [model, setModel] = useState<ScoreModel | null>(null)
  const choose = useRef(onChoose)
  useEffect(() => {
    choose.current = onChoose
  })
  useEffect(() => {
    if (asTable || !element.current) return undefined
    const drawn = drawScores(element.current, (day) => choose.current(day))
    setModel(drawn)
    return () => {
      setModel(null)
      drawn.remove()
    }
  }, [asTable])
  const names = useMemo(
    () => ({
      impactScore: t('impactScore'),
      opportunityDirect: t('opportunityDirect'),
      opportunityIndirect: t('opportunityIndirect'),
      riskDirect: t('riskDirect'),
      riskIndirect: t('riskIndirect'),
    }),
    [t],
  )
  useEffect(() => {
    model?.setDays(days, { language, names })
  }, [model, days, language, names])
  const columns = useMemo(
    (): Column<ScoreDay>[] => [
      { key: 'day', title: t('date'), width: '96px', value: ({ day }) => day },
      {
        key: 'impactScore',
        title: t('impactScore'),
        figures: true,
        value: ({ impactScore }) => impactScore,
        cell: ({ impactScore }) => <Figure value={impactScore} digits={1} />,
      },
      ...scoreParts.map((part): Column<ScoreDay> => {
        const size = (day: ScoreDay) => {
          const value = partOf(day, part)
          return value === null ? null : Math.abs(value)
        }
        return {
          key: part,
          title: names[part],
          figures: true,
          width: 'minmax(92px, 1fr)',
          value: size,
          cell: (day) => <Figure value={size(day)} digits={1} />,
        }
      }),
    ],
    [t, names],
  )
  const newest = useMemo(() => days.toReversed(), [days])
  if (asTable)
    return (
      <div className={styles.table}>
        <DataTable
          label={t('scoresOf', { name })}
          columns={columns}
          rows={newest}
          rowKey={({ day }) => day}
          onChoose={({ day }) => onChoose(day)}
        />
      </div>
    )
  return (
    <div className={`${styles.chart} ${styles.small}`}>
      <p className={styles.legend}>
        <span className={styles.other}>
          <i style={{ background: 'var(--accent)' }} aria-hidden="true" />
          {names.impactScore} <b>{number(days.at(-1)?.impactScore, { digits: 1 })}</b>
        </span>
        {scoreParts.map((part) => (
          <span key={part} className={styles.other}>
            <i
              style={{
                background: `var(--${part.startsWith('risk') ? 'risk' : 'opportunity'})`,
                opacity: part.endsWith('Indirect') ? 0.45 : 1,
              }}
              aria-hidden="true"
            />
            {names[part]}
          </span>
        ))}
      </p>
      <div
        ref={element}
        className={styles.canvas}
        role="img"
        aria-label={t('scoresDescribed', {
          name,
          from: days[0]?.day ?? '',
          to: days.at(-1)?.day ?? '',
          score: number(days.at(-1)?.impactScore, { digits: 1 }),
        })}
      />
    </div>
  )
}
