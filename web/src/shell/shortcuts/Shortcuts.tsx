import { inLanguage } from '@pandora/contract/language'
import { shortcuts } from '../../lib/installed.ts'
import type { Shortcut } from '../../lib/module.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { Dialog } from '../../ui/dialog/Dialog.tsx'
import { useScreens } from '../rail/railScreens.ts'
import { shellTexts } from '../texts.ts'
import { frameShortcuts } from './frame.ts'
import styles from './Shortcuts.module.css'

/** Every key that does something, by where it does. */
export default function Shortcuts({ onClose }: { onClose: () => void }) {
  const t = useTexts(shellTexts)
  const language = useLanguage()
  const screens = useScreens()
  const groups = Map.groupBy([...frameShortcuts, ...shortcuts()], ({ where }) => inLanguage(where, language))
  const leading = screens.flatMap(({ go, name }): Pick<Shortcut, 'keys' | 'does'>[] =>
    go === undefined ? [] : [{ keys: ['G', go.toUpperCase()], does: name }],
  )
  return (
    <Dialog title={t('shortcuts')} wide readOnly onClose={onClose}>
      <div className={styles.groups}>
        {[...groups, [t('goTo'), leading] as const].map(([name, list]) => (
          <section key={name}>
            <h3>{name}</h3>
            <dl>
              {list.map(({ keys, does }) => (
                <div key={keys.join(' ')}>
                  <dt>{inLanguage(does, language)}</dt>
                  <dd>
                    {keys.map((one) => (
                      <kbd key={one}>{one}</kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
