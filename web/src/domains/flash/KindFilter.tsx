import { Funnel } from 'lucide-react'
import { documentKinds } from '@pandora/contract/domains/documents/kinds'
import type { DocumentKind } from '@pandora/contract/domains/documents/kinds'
import { MenuItem, Popup } from '../../ui/Popup.tsx'
import { useTexts } from '../../lib/texts.ts'
import styles from './KindFilter.module.css'
import { flashTexts } from './texts.ts'

interface Props {
  chosen: DocumentKind | undefined
  onChoose: (kind: DocumentKind | '') => void
}

/** The kind of document that the list is held to. */
export function KindFilter({ chosen, onChoose }: Props) {
  const t = useTexts(flashTexts)
  return (
    <Popup
      role="menu"
      align="end"
      label={`${t('kind')}: ${chosen ? t(`kind_${chosen}`) : t('kindAll')}`}
      className={`${styles.button} ${chosen ? styles.on : ''}`}
      face={
        <>
          <Funnel size={14} aria-hidden="true" />
          {chosen ? <span>{t(`kind_${chosen}`)}</span> : null}
        </>
      }
    >
      {(close) => (
        <>
          <MenuItem
            checked={!chosen}
            onSelect={() => {
              onChoose('')
              close()
            }}
          >
            {t('kindAll')}
          </MenuItem>
          {documentKinds.map((kind) => (
            <MenuItem
              key={kind}
              checked={chosen === kind}
              onSelect={() => {
                onChoose(kind)
                close()
              }}
            >
              {t(`kind_${kind}`)}
            </MenuItem>
          ))}
        </>
      )}
    </Popup>
  )
}
