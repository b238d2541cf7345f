import { History } from 'lucide-react'
import { policy } from '@pandora/contract/domains/policy/operations'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { useTexts } from '../../../lib/texts.ts'
import { MenuItem, Popup } from '../../../ui/Popup.tsx'
import styles from '../Policy.module.css'
import { policyTexts } from '../texts.ts'

/** The user's last searches of the library (POLICY-59); one chosen searches again. */
export function PastSearches({ onChoose }: { onChoose: (text: string) => void }) {
  const t = useTexts(policyTexts)
  const query = useOperation(policy.searchHistory, {})
  const forget = useAction(policy.forget, { invalidates: [policy.searchHistory] })
  const past = query.data?.dataList ?? []
  if (past.length === 0) return null
  return (
    <Popup
      label={t('lastSearches')}
      title={t('lastSearches')}
      role="menu"
      className={styles.icon}
      face={<History size={14} aria-hidden="true" />}
    >
      {(close) => (
        <>
          {past.map(({ text }) => (
            <MenuItem
              key={text}
              onSelect={() => {
                close()
                onChoose(text)
              }}
            >
              {text}
            </MenuItem>
          ))}
          <MenuItem
            onSelect={() => {
              close()
              forget.mutate({})
            }}
          >
            {t('forget')}
          </MenuItem>
        </>
      )}
    </Popup>
  )
}
