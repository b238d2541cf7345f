import { themes } from '@pandora/contract/domains/themes/operations'
import { themeBands } from '@pandora/contract/domains/themes/terms'
import type { ThemeBand } from '@pandora/contract/domains/themes/terms'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { number } from '../../../lib/formats.ts'
import { useTexts } from '../../../lib/texts.ts'
import styles from './Members.module.css'
import { themeTexts } from '../texts.ts'

const counted = { core: 'core', related: 'related', unproven: 'unproven', 'name-only': 'nameOnly' } as const

interface Props {
  themeId: string
  grades: readonly ThemeBand[]
  onGrades: (grades: readonly ThemeBand[]) => void
}

/** Which grades of membership are shown, each with how many companies have it. */
export function GradeFilter({ themeId, grades, onGrades }: Props) {
  const t = useTexts(themeTexts)
  const { data } = useOperation(themes.detail, { themeId })
  return (
    <div role="group" aria-label={t('grades')} className={styles.grades}>
      {themeBands.map((band) => (
        <button
          key={band}
          type="button"
          aria-pressed={grades.includes(band)}
          title={t(`bandLong_${band}`)}
          onClick={() => onGrades(grades.includes(band) ? grades.filter((one) => one !== band) : [...grades, band])}
        >
          {t(`band_${band}`)}
          <span>{number(data?.bands[counted[band]], { digits: 0 })}</span>
        </button>
      ))}
    </div>
  )
}
