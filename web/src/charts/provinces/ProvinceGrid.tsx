import type { CSSProperties } from 'react'
import { number } from '../../lib/formats.ts'
import { useLanguage } from '../../lib/texts.ts'
import { GRID, isBright, lettersOf, provincePlaces, shareOfAccent } from './places.ts'
import styles from './ProvinceGrid.module.css'

/** A province with its count and how strongly it is coloured, 0…1. */
export interface ProvinceCount {
  region: string
  name: string
  count: number
  intensity: number
}

interface Props {
  label: string
  provinces: readonly ProvinceCount[]
  chosen: string | null
  onChoose: (region: string | null) => void
}

/**
 * Provinces of China as squares of one size, each about where it lies, coloured by count: small ones can be read and
 * pressed like large ones. The chosen one pressed again is let go.
 */
export function ProvinceGrid({ label, provinces, chosen, onChoose }: Props) {
  const language = useLanguage()
  return (
    <div
      className={styles.grid}
      role="group"
      aria-label={label}
      style={{ '--columns': GRID.columns, '--rows': GRID.rows } as CSSProperties}
    >
      {provinces.map(({ region, name, count, intensity }) => {
        const place = provincePlaces.get(region)
        if (!place) return null
        return (
          <button
            key={region}
            type="button"
            className={styles.place}
            data-some={intensity > 0 ? '' : undefined}
            data-bright={isBright(intensity) ? '' : undefined}
            aria-pressed={region === chosen}
            title={`${name} ${number(count, { digits: 0 })}`}
            style={
              {
                '--share': `${shareOfAccent(intensity)}%`,
                gridRow: place.row + 1,
                gridColumn: place.column + 1,
              } as CSSProperties
            }
            onClick={() => onChoose(region === chosen ? null : region)}
          >
            <span aria-hidden="true">{language === 'en' ? lettersOf(region) : place.sign}</span>
            <b aria-hidden="true">{count === 0 ? '–' : number(count, { digits: 0 })}</b>
            <span className={styles.said}>{`${name} ${number(count, { digits: 0 })}`}</span>
          </button>
        )
      })}
    </div>
  )
}
