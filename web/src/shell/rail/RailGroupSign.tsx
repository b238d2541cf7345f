import { useLocation } from 'react-router'
import { inLanguage } from '@pandora/contract/language'
import { useGo } from '../../lib/address.ts'
import type { RailGroup, Screen } from '../../lib/module.ts'
import { useLanguage } from '../../lib/texts.ts'
import { MenuItem, Popup } from '../../ui/Popup.tsx'
import { railGroups } from './railGroups.ts'
import { addressOf } from './railScreens.ts'
import styles from './Rail.module.css'

interface Props {
  group: RailGroup
  screens: readonly Screen[]
  /** Key of the screen that is shown. */
  lit: string | undefined
  /** Names stand beside the signs. */
  open: boolean
}

/** The sign of a group: a press tells its screens, one more leads there. */
export function RailGroupSign({ group, screens, lit, open }: Props) {
  const language = useLanguage()
  const go = useGo()
  const { search } = useLocation()
  const { name, icon: Icon } = railGroups[group]
  const called = inLanguage(name, language)
  const shown = screens.find(({ key }) => key === lit)
  return (
    <Popup
      role="menu"
      beside
      label={called}
      title={open ? undefined : called}
      className={`${styles.sign} ${styles.group} ${shown ? styles.active : ''}`}
      face={
        <>
          <Icon size={20} strokeWidth={1.6} aria-hidden="true" />
          <span className={styles.name}>{called}</span>
        </>
      }
    >
      {(close) =>
        screens.map((screen) => (
          <MenuItem
            key={screen.key}
            checked={screen.key === lit}
            icon={<screen.icon size={16} strokeWidth={1.6} aria-hidden="true" />}
            onSelect={() => {
              close()
              go(addressOf(screen, search))
            }}
          >
            {inLanguage(screen.name, language)}
          </MenuItem>
        ))
      }
    </Popup>
  )
}
