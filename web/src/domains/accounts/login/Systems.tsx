import { Mail, Smartphone } from 'lucide-react'
import { useId } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { useTexts } from '../../../lib/texts.ts'
import styles from '../Forms.module.css'
import { accountTexts } from '../texts.ts'

export type System = 'mail' | 'phone'
const order: readonly System[] = ['mail', 'phone']

interface Props {
  chosen: System
  onChoose: (system: System) => void
  children: ReactNode
}

/** The two account systems as tabs, one form at a time. */
export function Systems({ chosen, onChoose, children }: Props) {
  const t = useTexts(accountTexts)
  const id = useId()
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    event.preventDefault()
    const other = chosen === 'mail' ? 'phone' : 'mail'
    onChoose(other)
    event.currentTarget.querySelector<HTMLElement>(`[data-system="${other}"]`)?.focus()
  }
  return (
    <div className={styles.frame}>
      <div role="tablist" className={styles.tabs} aria-label={t('systems')} onKeyDown={onKeyDown}>
        {order.map((system) => (
          <button
            key={system}
            type="button"
            role="tab"
            data-system={system}
            aria-selected={system === chosen}
            aria-controls={id}
            tabIndex={system === chosen ? 0 : -1}
            className={styles.tab}
            onClick={() => onChoose(system)}
          >
            {system === 'mail' ? <Mail size={16} aria-hidden="true" /> : <Smartphone size={16} aria-hidden="true" />}
            {t(system === 'mail' ? 'account' : 'phoneAccount')}
          </button>
        ))}
      </div>
      <div id={id} role="tabpanel" className={styles.panel}>
        {children}
      </div>
    </div>
  )
}
