import { ChevronDown } from 'lucide-react'
import { Popup } from '../../../../ui/Popup.tsx'
import { useTexts } from '../../../../lib/texts.ts'
import { Finder } from './Finder.tsx'
import styles from './Finder.module.css'
import { finderTexts } from './texts.ts'
import { Text } from '../../../../ui/kit/Text.tsx'

/** The company of a tile; another is found by any of its names. */
export function CompanyPick({
  companyId,
  name,
  onCompany,
}: {
  companyId: string | undefined
  name: string
  onCompany: (companyId: string) => void
}) {
  const t = useTexts(finderTexts)
  return (
    <Popup
      label={companyId ? t('companyChip', { name }) : t('chooseCompany')}
      width={300}
      face={
        <>
          <Text className={styles.pickName}>{companyId ? name : t('chooseCompany')}</Text>
          <ChevronDown size={14} aria-hidden="true" />
        </>
      }
    >
      {(close) => (
        <Finder
          label={t('chooseCompany')}
          taken={companyId ? [companyId] : []}
          onChoose={({ companyId: found }) => {
            if (!found) return
            close()
            onCompany(found)
          }}
        />
      )}
    </Popup>
  )
}
