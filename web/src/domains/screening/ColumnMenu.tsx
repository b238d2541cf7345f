import { Columns3 } from 'lucide-react'
import { screenFields, screenWords } from '@pandora/contract/domains/screening/operations'
import type { ScreenField } from '@pandora/contract/domains/screening/operations'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Button } from '../../ui/Button.tsx'
import { Popup } from '../../ui/Popup.tsx'
import { usualColumns } from './columns.tsx'
import { screeningTexts } from './texts.ts'
import styles from './Screening.module.css'

interface Props {
  columns: readonly ScreenField[] | null
  onChange: (columns: readonly ScreenField[] | null) => void
}

/** Which figures stand as columns. */
export function ColumnMenu({ columns, onChange }: Props) {
  const t = useTexts(screeningTexts)
  const language = useLanguage()
  const chosen = columns ?? usualColumns
  const turn = (field: ScreenField, on: boolean) => {
    const next = screenFields.filter((one) => (one === field ? on : chosen.includes(one)))
    onChange(next.length === 0 ? null : next)
  }
  return (
    <Popup
      align="end"
      label={t('columns')}
      className={styles.tool}
      face={
        <>
          <Columns3 size={14} aria-hidden="true" />
          {t('columns')}
        </>
      }
      width={250}
    >
      {() => (
        <div className={styles.list}>
          {screenFields.map((field) => (
            <label key={field} className={styles.tick}>
              <input
                type="checkbox"
                checked={chosen.includes(field)}
                onChange={(event) => turn(field, event.target.checked)}
              />
              {language === 'en' ? screenWords[field].en : screenWords[field].zh}
            </label>
          ))}
          <Button size="small" kind="quiet" disabled={columns === null} onClick={() => onChange(null)}>
            {t('columnsDefault')}
          </Button>
        </div>
      )}
    </Popup>
  )
}
